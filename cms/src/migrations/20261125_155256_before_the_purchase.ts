import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The columns of two fields that are gone stay, so that the version before can still read its rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "store" ALTER COLUMN "compare_note" SET DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid. A consultation is extra.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_compare_note" SET DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid. A consultation is extra.';
  ALTER TABLE "home" ADD COLUMN "journey_help" varchar DEFAULT 'Help me choose a kit';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_per_person" varchar DEFAULT 'per person';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_first" varchar DEFAULT 'Today';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_second" varchar DEFAULT 'Month 2';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_third" varchar DEFAULT 'Month 3';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_fourth" varchar DEFAULT 'Month 4';
  ALTER TABLE "home" ADD COLUMN "ways_program_plan_total" varchar DEFAULT '{amount} in all. It ends by itself after the last payment.';
  ALTER TABLE "_home_v" ADD COLUMN "version_journey_help" varchar DEFAULT 'Help me choose a kit';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_per_person" varchar DEFAULT 'per person';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_first" varchar DEFAULT 'Today';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_second" varchar DEFAULT 'Month 2';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_third" varchar DEFAULT 'Month 3';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_fourth" varchar DEFAULT 'Month 4';
  ALTER TABLE "_home_v" ADD COLUMN "version_ways_program_plan_total" varchar DEFAULT '{amount} in all. It ends by itself after the last payment.';
  ALTER TABLE "store_sample_key_items" ADD COLUMN "how" varchar;
  ALTER TABLE "store" ADD COLUMN "hero_others_consultation" varchar DEFAULT 'Consultations';
  ALTER TABLE "store" ADD COLUMN "hero_others_consultation_lead" varchar DEFAULT 'An hour with the practitioner, by video. Nothing ships. You choose your time after you pay.';
  ALTER TABLE "store" ADD COLUMN "hero_others_package" varchar DEFAULT 'Packages';
  ALTER TABLE "store" ADD COLUMN "hero_others_package_lead" varchar DEFAULT 'A test and the talks that go with it, for one price.';
  ALTER TABLE "store" ADD COLUMN "hero_others_supplement" varchar DEFAULT 'Vitamins & supplements';
  ALTER TABLE "store" ADD COLUMN "hero_others_supplement_lead" varchar DEFAULT 'Supplements we sell, and two partners. Partner links open in a new tab, and you pay there.';
  ALTER TABLE "store" ADD COLUMN "words_all_kits" varchar DEFAULT 'All';
  ALTER TABLE "store" ADD COLUMN "compare_unknown" varchar DEFAULT 'Ask us';
  ALTER TABLE "_store_v_version_sample_key_items" ADD COLUMN "how" varchar;
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_consultation" varchar DEFAULT 'Consultations';
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_consultation_lead" varchar DEFAULT 'An hour with the practitioner, by video. Nothing ships. You choose your time after you pay.';
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_package" varchar DEFAULT 'Packages';
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_package_lead" varchar DEFAULT 'A test and the talks that go with it, for one price.';
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_supplement" varchar DEFAULT 'Vitamins & supplements';
  ALTER TABLE "_store_v" ADD COLUMN "version_hero_others_supplement_lead" varchar DEFAULT 'Supplements we sell, and two partners. Partner links open in a new tab, and you pay there.';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_all_kits" varchar DEFAULT 'All';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_unknown" varchar DEFAULT 'Ask us';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "store" ALTER COLUMN "compare_note" SET DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_compare_note" SET DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid.';
  ALTER TABLE "home" DROP COLUMN "journey_help";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_per_person";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_first";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_second";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_third";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_fourth";
  ALTER TABLE "home" DROP COLUMN "ways_program_plan_total";
  ALTER TABLE "_home_v" DROP COLUMN "version_journey_help";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_per_person";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_first";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_second";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_third";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_fourth";
  ALTER TABLE "_home_v" DROP COLUMN "version_ways_program_plan_total";
  ALTER TABLE "store_sample_key_items" DROP COLUMN "how";
  ALTER TABLE "store" DROP COLUMN "hero_others_consultation";
  ALTER TABLE "store" DROP COLUMN "hero_others_consultation_lead";
  ALTER TABLE "store" DROP COLUMN "hero_others_package";
  ALTER TABLE "store" DROP COLUMN "hero_others_package_lead";
  ALTER TABLE "store" DROP COLUMN "hero_others_supplement";
  ALTER TABLE "store" DROP COLUMN "hero_others_supplement_lead";
  ALTER TABLE "store" DROP COLUMN "words_all_kits";
  ALTER TABLE "store" DROP COLUMN "compare_unknown";
  ALTER TABLE "_store_v_version_sample_key_items" DROP COLUMN "how";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_consultation";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_consultation_lead";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_package";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_package_lead";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_supplement";
  ALTER TABLE "_store_v" DROP COLUMN "version_hero_others_supplement_lead";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_all_kits";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_unknown";`)
}
