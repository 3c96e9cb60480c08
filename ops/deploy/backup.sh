#!/bin/sh
# Writes database and uploaded files of the running shop into one file: sh ops/deploy/backup.sh [folder]
# Both are encrypted to BACKUP_RECIPIENT before they touch a disk: this server cannot read them again. The keys of the
# health data (FIELD_KEYS) are not in it either, and must be kept somewhere else. Where BACKUP_S3_BUCKET is set the file is
# copied there as well; when that fails it stays here, the office is told, and this ends with 3.
set -eu
umask 077
folder=${1:-${BACKUP_DIR:-backups}}
folder=$(mkdir -p "$folder" && cd "$folder" && pwd)
. "$(dirname "$0")/compose.sh"
grep -q '^BACKUP_RECIPIENT=age1' "$ENV_FILE" || { echo "$ENV_FILE names no BACKUP_RECIPIENT. Make a key once, and follow what it says: docker compose build cms && docker compose run --rm --no-deps cms node dist/backup.mjs key" >&2; exit 1; }
file=$folder/shop-$(date -u +%Y-%m-%dT%H%M%SZ).tar
work=$(mktemp -d "$folder/.unfinished-XXXXXX")
trap 'rm -rf "$work" "$work.tar"' EXIT
trap 'exit 1' INT TERM
in_cms() { compose run --rm -T --no-deps cms "$@"; }
# What failed before the pipe is told behind it.
sealed() { name=$1; shift; { "$@" || : > "$work/failed"; } | in_cms node dist/backup.mjs seal > "$work/$name" && [ ! -e "$work/failed" ]; }
# The database first: a file that is uploaded meanwhile is one too many, and never one too few.
sealed database.dump.age compose exec -T postgres pg_dump -U shop -d shop --format=custom
sealed media.tar.age in_cms tar -C /media -c .
marks_of_keys > "$work/keys.txt"
date -u +%Y-%m-%dT%H:%M:%SZ > "$work/date.txt"
tar -C "$work" -cf "$work.tar" date.txt keys.txt database.dump.age media.tar.age
mv "$work.tar" "$file"
# A shop that is about to be updated may have no place for it yet.
in_cms node dist/backup.mjs note 2>/dev/null || say "The office could not be told of this backup."
say "Wrote $file ($(du -h "$file" | cut -f1)). Keep it on another machine, the backup's key and FIELD_KEYS in a third place."

setting() { sed -n "s/^BACKUP_S3_$1=//p" "$ENV_FILE" | tail -1; }
[ -n "$(setting BUCKET)" ] || exit 0
set --
for name in BUCKET REGION ENDPOINT ACCESS_KEY_ID SECRET_ACCESS_KEY; do
  export "BACKUP_S3_$name=$(setting "$name")"
  set -- "$@" -e "BACKUP_S3_$name"
done
# This one container alone gets the bucket's key.
if compose run --rm -T --no-deps "$@" cms node dist/backup.mjs copy "$(basename "$file")" "$(wc -c < "$file" | tr -d ' ')" "$(sha256sum "$file" | cut -d' ' -f1)" < "$file"; then
  say "Copied it to the bucket $BACKUP_S3_BUCKET."
else
  echo "$file was NOT copied to the bucket $BACKUP_S3_BUCKET. It is here, and here alone." >&2
  exit 3
fi
