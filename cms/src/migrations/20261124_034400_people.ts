import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Whose rows make a person. */
const sources = [
  'orders',
  'contact_submissions',
  'workshop_signups',
  'freebie_downloads',
  'lead_captures',
];

/**
 * The list of people, kept by the database whatever writes an order or a form: a row for each mailbox that any of them
 * holds, without spam, and none for a mailbox that nothing is left of. The rows themselves are found by their mailbox.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "mailbox_of"("address" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT left(CASE WHEN substring(lower("address") from '[^@]*$') ~ '^(gmail|googlemail)\\.com\\.*$'
     THEN replace(regexp_replace(regexp_replace(lower("address"), '@[^@]*$', ''), '\\+.*$', ''), '.', '') || '@gmail.com'
     ELSE regexp_replace(regexp_replace(lower("address"), '@[^@]*$', ''), '\\+.*$', '') || '@' || rtrim(substring(lower("address") from '[^@]*$'), '.') END, 320)
   $$;
   CREATE FUNCTION "plain_words"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize("words", NFD), '[\\u0300-\\u036f]', '', 'g'))
   $$;
   CREATE FUNCTION "name_person"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
   BEGIN
    NEW.mailbox := mailbox_of(NEW.email);
    NEW.words := left(plain_words(concat_ws(' ', NEW.name, NEW.email)), 1000);
    RETURN NEW;
   END $$;
   CREATE TRIGGER "name_person" BEFORE INSERT ON "people" FOR EACH ROW EXECUTE FUNCTION "name_person"();
   CREATE FUNCTION "forget_person"("box" text) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
   BEGIN
    IF EXISTS (SELECT 1 FROM orders WHERE mailbox_of(email) = box)
     OR EXISTS (SELECT 1 FROM contact_submissions WHERE mailbox_of(email) = box AND status <> 'spam')
     OR EXISTS (SELECT 1 FROM workshop_signups WHERE mailbox_of(email) = box AND status <> 'spam')
     OR EXISTS (SELECT 1 FROM freebie_downloads WHERE mailbox_of(email) = box AND status <> 'spam')
     OR EXISTS (SELECT 1 FROM lead_captures WHERE mailbox_of(email) = box AND status <> 'spam')
    THEN RETURN; END IF;
    DELETE FROM person_notes USING people WHERE people.id = person_id AND mailbox = box;
    DELETE FROM replies USING people WHERE people.id = person_id AND mailbox = box;
    DELETE FROM people WHERE mailbox = box;
   END $$;
   CREATE FUNCTION "keep_person"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
   DECLARE
    is_kept boolean := TG_OP <> 'DELETE' AND NEW.email LIKE '%@%' AND to_jsonb(NEW) ->> 'status' IS DISTINCT FROM 'spam';
    was_kept boolean := TG_OP <> 'INSERT' AND OLD.email LIKE '%@%' AND to_jsonb(OLD) ->> 'status' IS DISTINCT FROM 'spam';
   BEGIN
    IF is_kept AND NOT (was_kept AND (OLD.email, OLD.first_name, OLD.last_name) IS NOT DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name)) THEN
     INSERT INTO people (id, name, email, mailbox, words, seen_at)
     VALUES (gen_random_uuid(), trim(concat_ws(' ', NEW.first_name, NEW.last_name)), NEW.email, mailbox_of(NEW.email), '', NEW.created_at)
     ON CONFLICT (mailbox) DO UPDATE SET
      name = CASE WHEN excluded.name <> '' AND excluded.seen_at >= people.seen_at THEN excluded.name ELSE coalesce(nullif(people.name, ''), excluded.name) END,
      email = CASE WHEN excluded.seen_at >= people.seen_at THEN excluded.email ELSE people.email END,
      -- Whoever once wrote under another name is found by that one, too.
      words = CASE WHEN position(excluded.words IN people.words) > 0 THEN people.words ELSE left(people.words || ' ' || excluded.words, 4000) END,
      seen_at = greatest(people.seen_at, excluded.seen_at);
    END IF;
    IF was_kept AND (NOT is_kept OR mailbox_of(OLD.email) <> mailbox_of(NEW.email)) THEN
     PERFORM forget_person(mailbox_of(OLD.email));
    END IF;
    RETURN NULL;
   END $$;`);
  for (const source of sources)
    await db.execute(
      sql.raw(`
   CREATE INDEX "${source}_mailbox_idx" ON "${source}" (mailbox_of("email"), "created_at");
   INSERT INTO "people" ("id", "name", "email", "mailbox", "words", "seen_at")
    SELECT DISTINCT ON (mailbox_of("email")) gen_random_uuid(), trim(concat_ws(' ', "first_name", "last_name")), "email", '', '', "created_at"
    FROM "${source}" WHERE "email" LIKE '%@%' AND "status"::text <> 'spam' ORDER BY mailbox_of("email"), "created_at" DESC
    ON CONFLICT ("mailbox") DO UPDATE SET
     "name" = CASE WHEN excluded."name" <> '' AND excluded."seen_at" >= "people"."seen_at" THEN excluded."name" ELSE coalesce(nullif("people"."name", ''), excluded."name") END,
     "email" = CASE WHEN excluded."seen_at" >= "people"."seen_at" THEN excluded."email" ELSE "people"."email" END,
     "seen_at" = greatest("people"."seen_at", excluded."seen_at");
   UPDATE "people" SET "words" = left("words" || ' ' || known.names, 4000)
    FROM (SELECT mailbox_of("email") AS box, plain_words(string_agg(DISTINCT concat_ws(' ', "first_name", "last_name", "email"), ' ')) AS names
     FROM "${source}" WHERE "email" LIKE '%@%' AND "status"::text <> 'spam' GROUP BY 1) AS known
    WHERE "mailbox" = known.box AND position(known.names IN "words") = 0;
   CREATE TRIGGER "keep_person" AFTER INSERT OR DELETE OR UPDATE OF "email", "first_name", "last_name", "status" ON "${source}"
    FOR EACH ROW EXECUTE FUNCTION "keep_person"();`),
    );
  await db.execute(sql`
   CREATE INDEX "orders_number_prefix_idx" ON "orders" ("number" text_pattern_ops);
   CREATE INDEX "mails_mailbox_of_idx" ON "mails" (mailbox_of("to"), "created_at");
   CREATE INDEX "coupon_redemptions_mailbox_idx" ON "coupon_redemptions" (mailbox_of("email"));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const source of sources)
    await db.execute(
      sql.raw(`DROP TRIGGER "keep_person" ON "${source}"; DROP INDEX "${source}_mailbox_idx";`),
    );
  await db.execute(sql`
   DROP INDEX "orders_number_prefix_idx";
   DROP INDEX "mails_mailbox_of_idx";
   DROP INDEX "coupon_redemptions_mailbox_idx";
   DROP TRIGGER "name_person" ON "people";
   DROP FUNCTION "keep_person"();
   DROP FUNCTION "name_person"();
   DROP FUNCTION "forget_person"(text);
   DROP FUNCTION "plain_words"(text);
   DROP FUNCTION "mailbox_of"(text);`);
}
