import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "store" ALTER COLUMN "partners_own_text" SET DEFAULT 'They go into the same cart as a kit.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_own_text" SET DEFAULT 'They go into the same cart as a kit.';
  ALTER TABLE "checkout" ALTER COLUMN "form_empty_text" SET DEFAULT 'Your cart is empty, so there is nothing to check out.';
  ALTER TABLE "checkout" ALTER COLUMN "cart_empty_text" SET DEFAULT 'Test kits, an hour with the practitioner and a program for the whole family are in the store.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_empty_text" SET DEFAULT 'Your cart is empty, so there is nothing to check out.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_cart_empty_text" SET DEFAULT 'Test kits, an hour with the practitioner and a program for the whole family are in the store.';
  ALTER TABLE "freebies_page" ALTER COLUMN "workshop_invitation_title" SET DEFAULT 'What happens on Thursday';
  ALTER TABLE "freebies_page" ALTER COLUMN "workshop_invitation_text" SET DEFAULT 'One topic each week, time for your questions, and other families who work on the same things.';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_workshop_invitation_title" SET DEFAULT 'What happens on Thursday';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_workshop_invitation_text" SET DEFAULT 'One topic each week, time for your questions, and other families who work on the same things.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_books_note" SET DEFAULT 'The ones we lend out most.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_household_note" SET DEFAULT 'Clean, without strong smells.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_personal_care_note" SET DEFAULT 'Short lists of ingredients.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_dental_note" SET DEFAULT 'The gut begins in the mouth.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_books_note" SET DEFAULT 'The ones we lend out most.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_household_note" SET DEFAULT 'Clean, without strong smells.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_personal_care_note" SET DEFAULT 'Short lists of ingredients.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_dental_note" SET DEFAULT 'The gut begins in the mouth.';
  ALTER TABLE "frame" ALTER COLUMN "not_found_help" SET DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is where it was.';
  ALTER TABLE "_frame_v" ALTER COLUMN "version_not_found_help" SET DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is where it was.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "store" ALTER COLUMN "partners_own_text" SET DEFAULT 'In your cart like any kit, from the same shelf.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_own_text" SET DEFAULT 'In your cart like any kit, from the same shelf.';
  ALTER TABLE "checkout" ALTER COLUMN "form_empty_text" SET DEFAULT 'Your cart is empty, so there is nothing to check out. Your kits are still on the shelf.';
  ALTER TABLE "checkout" ALTER COLUMN "cart_empty_text" SET DEFAULT 'Nothing lost, nothing owed. Tests, an hour with the practitioner and a family program are on the shelf when you want them.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_empty_text" SET DEFAULT 'Your cart is empty, so there is nothing to check out. Your kits are still on the shelf.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_cart_empty_text" SET DEFAULT 'Nothing lost, nothing owed. Tests, an hour with the practitioner and a family program are on the shelf when you want them.';
  ALTER TABLE "freebies_page" ALTER COLUMN "workshop_invitation_title" SET DEFAULT 'Pull up a chair';
  ALTER TABLE "freebies_page" ALTER COLUMN "workshop_invitation_text" SET DEFAULT 'A kitchen table more than a lecture: one topic each week, time for questions, and people who walk the same road.';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_workshop_invitation_title" SET DEFAULT 'Pull up a chair';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_workshop_invitation_text" SET DEFAULT 'A kitchen table more than a lecture: one topic each week, time for questions, and people who walk the same road.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_books_note" SET DEFAULT 'Lent out often, and seldom given back.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_household_note" SET DEFAULT 'Clean, without the cloud.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_personal_care_note" SET DEFAULT 'What touches skin goes in.';
  ALTER TABLE "recommendations_page" ALTER COLUMN "shelves_dental_note" SET DEFAULT 'The first inch of the gut.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_books_note" SET DEFAULT 'Lent out often, and seldom given back.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_household_note" SET DEFAULT 'Clean, without the cloud.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_personal_care_note" SET DEFAULT 'What touches skin goes in.';
  ALTER TABLE "_recommendations_page_v" ALTER COLUMN "version_shelves_dental_note" SET DEFAULT 'The first inch of the gut.';
  ALTER TABLE "frame" ALTER COLUMN "not_found_help" SET DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is on its shelf.';
  ALTER TABLE "_frame_v" ALTER COLUMN "version_not_found_help" SET DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is on its shelf.';`)
}
