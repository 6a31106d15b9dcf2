/* Sits between a process and the disk, via LD_PRELOAD. It watches the files of one database (FAULT_DB, its -wal and its
 * -journal) and does what these environment variables say:
 *
 *   FAULT_DURABLE=1   keeps a second file next to each, <file>.durable, with only what was synced: what a machine finds
 *                     after a power loss.
 *   FAULT_NORMAL=1    syncs the log only before the database is written, as SQLite does with synchronous=NORMAL.
 *   FAULT_KILL_AT=n   kills the process before its n-th write, sync or truncation of these files.
 *   FAULT_TORN=1      lets half of that write through first.
 *   FAULT_FULL=file   refuses writes while that file exists, like a full disk.
 *   FAULT_READ_ONLY=1 refuses to open these files for writing, like a disk mounted read-only.
 *   FAULT_CLOCK=file  adds the number of seconds in that file to the system clock; monotonic clocks are unaffected.
 *   FAULT_COUNT=file  records the number of these operations when the process ends.
 *   FAULT_SYNCS=file  records how often the log has been synced so far.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define FDS 4096
#define KINDS 3 /* the database, its log, its journal */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char paths[KINDS][4096];
static char kept[KINDS][4096];
static volatile signed char kind_of[FDS]; /* 0: not ours; otherwise the kind and one more */
static int durable, normal, torn, read_only, log_is_due;
static long kill_at, operations;
static const char *full, *count, *syncs, *leap;
static long log_syncs;

struct range { off_t from, to; };
static struct range *dirty[KINDS];
static size_t dirties[KINDS], room[KINDS];

__attribute__((constructor)) static void begin(void) {
    const char *database = getenv("FAULT_DB");
    const char *suffixes[KINDS] = {"", "-wal", "-journal"};
    for (int kind = 0; kind < KINDS && database; kind++) {
        snprintf(paths[kind], sizeof paths[kind], "%s%s", database, suffixes[kind]);
        snprintf(kept[kind], sizeof kept[kind], "%s%s.durable", database, suffixes[kind]);
    }
    durable = getenv("FAULT_DURABLE") != NULL;
    normal = getenv("FAULT_NORMAL") != NULL;
    torn = getenv("FAULT_TORN") != NULL;
    read_only = getenv("FAULT_READ_ONLY") != NULL;
    full = getenv("FAULT_FULL");
    leap = getenv("FAULT_CLOCK");
    count = getenv("FAULT_COUNT");
    syncs = getenv("FAULT_SYNCS");
    kill_at = getenv("FAULT_KILL_AT") ? atol(getenv("FAULT_KILL_AT")) : 0;
}

static void write_down(const char *file, long number) {
    char text[32];
    int fd = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT, 0600);
    int length = snprintf(text, sizeof text, "%ld", number);
    syscall(SYS_write, fd, text, length);
    syscall(SYS_close, fd);
}

__attribute__((destructor)) static void end(void) {
    if (count) write_down(count, operations);
}

static int kind_named(const char *path) {
    for (int kind = 0; kind < KINDS; kind++)
        if (paths[kind][0] && strcmp(path, paths[kind]) == 0) return kind;
    return -1;
}

static int kind(int fd) { return fd >= 0 && fd < FDS ? kind_of[fd] - 1 : -1; }

static void copy(int from, int to, off_t begin, off_t end) {
    static char buffer[1 << 16];
    while (begin < end) {
        size_t most = end - begin < (off_t)sizeof buffer ? (size_t)(end - begin) : sizeof buffer;
        ssize_t got = syscall(SYS_pread64, from, buffer, most, begin);
        if (got <= 0) return;
        syscall(SYS_pwrite64, to, buffer, got, begin);
        begin += got;
    }
}

/* The file is synced: copies what was written since the last time to its .durable file. */
static void keep(int which) {
    int from = syscall(SYS_openat, AT_FDCWD, paths[which], O_RDONLY, 0);
    int to = syscall(SYS_openat, AT_FDCWD, kept[which], O_WRONLY | O_CREAT, 0600);
    struct stat now;
    if (from >= 0 && to >= 0 && fstat(from, &now) == 0) {
        syscall(SYS_ftruncate, to, now.st_size);
        for (size_t nth = 0; nth < dirties[which]; nth++)
            copy(from, to, dirty[which][nth].from,
                 dirty[which][nth].to < now.st_size ? dirty[which][nth].to : now.st_size);
        dirties[which] = 0;
    }
    if (from >= 0) syscall(SYS_close, from);
    if (to >= 0) syscall(SYS_close, to);
}

static void written(int which, off_t from, off_t to) {
    if (!durable || to <= from) return;
    if (dirties[which] == room[which]) {
        room[which] = room[which] ? 2 * room[which] : 1024;
        dirty[which] = realloc(dirty[which], room[which] * sizeof(struct range));
    }
    dirty[which][dirties[which]++] = (struct range){from, to};
}

/* Counts an operation; kills the process before the one that FAULT_KILL_AT names. */
static void step(int fd, const void *bytes, size_t length, off_t at) {
    if (++operations != kill_at) return;
    if (torn && bytes) syscall(SYS_pwrite64, fd, bytes, length / 2, at);
    raise(SIGKILL);
}

static int opened(const char *path, int flags, mode_t mode) {
    if (read_only && flags & (O_WRONLY | O_RDWR) && kind_named(path) >= 0) {
        errno = EROFS;
        return -1;
    }
    int fd = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    int which = fd >= 0 && fd < FDS ? kind_named(path) : -1;
    if (which >= 0) {
        pthread_mutex_lock(&lock);
        kind_of[fd] = which + 1;
        if (durable && access(kept[which], F_OK) != 0) {
            /* What was there before counts as synced. */
            struct stat now;
            if (fstat(fd, &now) == 0) written(which, 0, now.st_size);
            keep(which);
        }
        pthread_mutex_unlock(&lock);
    }
    return fd;
}

static mode_t mode_of(int flags, va_list rest) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; }

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return opened(path, flags, mode);
}

int close(int fd) {
    if (fd >= 0 && fd < FDS) kind_of[fd] = 0;
    return syscall(SYS_close, fd);
}

int unlink(const char *path) {
    int which = kind_named(path);
    if (which >= 0 && durable) {
        pthread_mutex_lock(&lock);
        syscall(SYS_unlinkat, AT_FDCWD, kept[which], 0);
        dirties[which] = 0;
        pthread_mutex_unlock(&lock);
    }
    return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

static ssize_t put(int fd, int which, const void *bytes, size_t length, off_t at) {
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    if (full && access(full, F_OK) == 0) {
        errno = ENOSPC;
    } else {
        step(fd, bytes, length, at);
        if (which == 0 && log_is_due) {
            log_is_due = 0;
            keep(1);
        }
        done = syscall(SYS_pwrite64, fd, bytes, length, at);
        if (done > 0) written(which, at, at + done);
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    int which = kind(fd);
    return which < 0 ? syscall(SYS_pwrite64, fd, bytes, length, at) : put(fd, which, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { return pwrite(fd, bytes, length, at); }

ssize_t write(int fd, const void *bytes, size_t length) {
    int which = kind(fd);
    if (which < 0) return syscall(SYS_write, fd, bytes, length);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = put(fd, which, bytes, length, at);
    if (done > 0) lseek(fd, at + done, SEEK_SET);
    return done;
}

static int synced(int fd, long call) {
    int which = kind(fd);
    if (which < 0) return syscall(call, fd);
    pthread_mutex_lock(&lock);
    step(fd, NULL, 0, 0);
    if (syncs && which == 1) write_down(syncs, ++log_syncs);
    if (normal && which == 1) log_is_due = 1;
    else if (durable) keep(which);
    pthread_mutex_unlock(&lock);
    /* The page cache outlives the process, and no real power is cut here. */
    return 0;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }

int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static int cut(int fd, off_t length) {
    int which = kind(fd);
    if (which < 0) return syscall(SYS_ftruncate, fd, length);
    pthread_mutex_lock(&lock);
    step(fd, NULL, 0, 0);
    int done = syscall(SYS_ftruncate, fd, length);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }

int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

/* The offset of the system clock, in seconds. */
static long leapt(void) {
    char text[32] = "";
    int error = errno;
    int fd = leap ? syscall(SYS_openat, AT_FDCWD, leap, O_RDONLY, 0) : -1;
    if (fd >= 0) {
        syscall(SYS_read, fd, text, sizeof text - 1);
        syscall(SYS_close, fd);
    }
    errno = error;
    return atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += leapt();
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int failed = syscall(SYS_gettimeofday, now, zone);
    if (!failed && now) now->tv_sec += leapt();
    return failed;
}

time_t time(time_t *now) {
    struct timespec is;
    clock_gettime(CLOCK_REALTIME, &is);
    if (now) *now = is.tv_sec;
    return is.tv_sec;
}
