#!/bin/sh
# Puts a backup in the place of database and uploaded files: sh ops/deploy/restore.sh <file> [--replace]
# Without --replace it refuses to touch a shop that holds anything. It asks for the backup's key, or takes BACKUP_KEY.
set -eu
umask 077
backup=$(cd "$(dirname "${1:?Which backup? sh ops/deploy/restore.sh <file> [--replace]}")" && pwd)/$(basename "$1")
replace=${2:-}
. "$(dirname "$0")/compose.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
tar -C "$work" -xf "$backup"
# Backups from before they were encrypted are in clear.
age=.age
[ ! -e "$work/database.dump" ] || age=
for part in date.txt keys.txt "database.dump$age" "media.tar$age"; do
  [ -s "$work/$part" ] || { echo "$backup is no backup of this shop: it has no $part." >&2; exit 1; }
done
marks_of_keys > "$work/own-keys.txt"
while read -r mark; do
  grep -q "$mark" "$work/own-keys.txt" || { echo "FIELD_KEYS in $ENV_FILE lacks a key that this backup was written with: its health data could not be read. Put the former FIELD_KEYS into $ENV_FILE first." >&2; exit 1; }
done < "$work/keys.txt"

if [ -n "$age" ] && [ -z "${BACKUP_KEY:-}" ]; then
  printf 'The key of the backup (AGE-SECRET-KEY-1…): ' >&2
  [ ! -t 0 ] || stty -echo
  read -r BACKUP_KEY || BACKUP_KEY=
  [ ! -t 0 ] || { stty echo; echo >&2; }
fi
export BACKUP_KEY="${BACKUP_KEY:-}"
opened() { if [ -n "$age" ]; then compose run --rm -T --no-deps -e BACKUP_KEY cms node dist/backup.mjs open < "$work/$1.age"; else cat "$work/$1"; fi; }
# All of it is opened once before anything is lost: a wrong key, or a file that was cut, changes nothing.
opened database.dump > /dev/null && opened media.tar > /dev/null || { echo "$backup cannot be opened. Nothing was changed." >&2; exit 1; }

compose up -d postgres
until_well postgres
# Not by way of the address of the database, which a shop that is starting for the first time has not made yet.
sql() { compose exec -T postgres psql -U shop -d "$1" -v ON_ERROR_STOP=1 -qAt -c "$2"; }
tables=$(sql shop "select count(*) from pg_tables where schemaname = 'public'")
if [ "$tables" != 0 ] && [ "$replace" != --replace ]; then
  echo "There is a shop here already, with $tables tables. To lose it for the backup of $(cat "$work/date.txt"), add: --replace" >&2
  exit 1
fi

say "Putting back the shop of $(cat "$work/date.txt")"
compose stop web cms worker
sql postgres 'drop database if exists shop with (force)'
sql postgres 'create database shop'
# What the role of the application may do, `prepare` says anew when the shop starts.
opened database.dump | compose exec -T postgres pg_restore -U shop -d shop --no-owner --no-acl --exit-on-error
opened media.tar | compose run --rm -T --no-deps cms sh -c 'find /media -mindepth 1 -delete && tar -C /media -x'
# What the shop remembers of its pages is newer than what it reads now.
compose run --rm -T --no-deps web sh -c 'find /snapshot -mindepth 1 -delete'
say "Database and files are back. Start the shop with: docker compose up -d"
