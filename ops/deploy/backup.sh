#!/bin/sh
# Writes database and uploaded files of the running shop into one file: sh ops/deploy/backup.sh [folder]
# The keys of the health data (FIELD_KEYS) are not in it, and must be kept somewhere else.
set -eu
umask 077
folder=${1:-${BACKUP_DIR:-backups}}
folder=$(mkdir -p "$folder" && cd "$folder" && pwd)
. "$(dirname "$0")/compose.sh"
file=$folder/shop-$(date -u +%Y-%m-%dT%H%M%SZ).tar
work=$(mktemp -d "$folder/.unfinished-XXXXXX")
trap 'rm -rf "$work" "$work.tar"' EXIT
trap 'exit 1' INT TERM
# The database first: a file that is uploaded meanwhile is one too many, and never one too few.
compose exec -T postgres pg_dump -U shop -d shop --format=custom > "$work/database.dump"
compose run --rm -T --no-deps cms tar -C /media -c . > "$work/media.tar"
marks_of_keys > "$work/keys.txt"
date -u +%Y-%m-%dT%H:%M:%SZ > "$work/date.txt"
tar -C "$work" -cf "$work.tar" date.txt keys.txt database.dump media.tar
mv "$work.tar" "$file"
say "Wrote $file ($(du -h "$file" | cut -f1)). Keep it on another machine, and FIELD_KEYS in a third place."
