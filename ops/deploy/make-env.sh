#!/bin/sh
# Writes .env with secrets made at random: sh ops/deploy/make-env.sh [domain [host of the admin]]
# The admin's host is admin.<domain> unless it is named. Without a domain the shop answers at http://localhost, and the
# admin at http://localhost:3001, on this machine alone. What is there already is never overwritten.
set -eu
cd "$(dirname "$0")/../.."
ENV_FILE=${ENV_FILE:-.env}
if [ -e "$ENV_FILE" ]; then
  echo "There is an $ENV_FILE already; it was left as it is. Take it away to make a new one: its FIELD_KEYS alone can read the health data." >&2
  exit 1
fi
secret() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }
word() { head -c 24 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_'; }
domain=${1:-}
site=http://localhost
admin=${2:-${domain:+admin.$domain}}
office=http://localhost:3001
[ -z "$domain" ] || { site=https://$domain; office=https://$admin; }
if [ -n "$domain" ] && [ "$domain" = "$admin" ]; then
  echo "The admin needs a host of its own, for example admin.$domain." >&2
  exit 1
fi
umask 077
cat > "$ENV_FILE" <<END
SITE_URL=$site
SHOP_ADDRESS=${domain:-:80}
ADMIN_URL=$office
ADMIN_ADDRESS=${admin:-:3001}
POSTGRES_PASSWORD=$(word)
DATABASE_PASSWORD=$(word)
PAYLOAD_SECRET=$(secret)
FIELD_KEYS=k1:$(secret)
PREVIEW_SECRET=$(secret)
LINK_SECRET=$(secret)
CMS_API_KEY=$(word)
MAIL_FROM=Our practice <hello@${domain:-localhost}>
#BACKUP_RECIPIENT=age1… (made by: docker compose run --rm --no-deps cms node dist/backup.mjs key)
#SMTP_URL=smtps://user:password@smtp.example.com:465
#STRIPE_SECRET_KEY=sk_live_…
#STRIPE_PUBLISHABLE_KEY=pk_live_…
#STRIPE_WEBHOOK_SECRET=whsec_…
#OPENAI_API_KEY=sk-…
#OPENAI_MODEL=gpt-5-mini
END
echo "Wrote $ENV_FILE. Keep a copy of its FIELD_KEYS apart from the database's backup: without them nobody can read the health data."
