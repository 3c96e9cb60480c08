import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_page_collecting" AS ENUM('gi-map', 'child-gut', 'diaper-swab', 'urine-cup', 'dried-strips', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum__products_v_version_page_collecting" AS ENUM('gi-map', 'child-gut', 'diaper-swab', 'urine-cup', 'dried-strips', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum_store_choose_rules_rows_who" AS ENUM('adult', 'child', 'baby', 'pregnant');
  CREATE TYPE "public"."enum_store_choose_rules_rows_concern" AS ENUM('digestion', 'tiredness', 'skin', 'mood', 'weight', 'food', 'hormones', 'other');
  CREATE TYPE "public"."enum_store_choose_rules_rows_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum__store_v_version_choose_rules_rows_who" AS ENUM('adult', 'child', 'baby', 'pregnant');
  CREATE TYPE "public"."enum__store_v_version_choose_rules_rows_concern" AS ENUM('digestion', 'tiredness', 'skin', 'mood', 'weight', 'food', 'hormones', 'other');
  CREATE TYPE "public"."enum__store_v_version_choose_rules_rows_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TABLE "products_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "products_page_report" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"at" numeric,
  	"word" varchar
  );
  
  CREATE TABLE "products_page_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "products_page_nearest" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"handle" varchar,
  	"difference" varchar
  );
  
  CREATE TABLE "_products_v_version_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_page_report" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"at" numeric,
  	"word" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_page_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_page_nearest" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"handle" varchar,
  	"difference" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "store_choose_rules_rows_who" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_store_choose_rules_rows_who",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "store_choose_rules_rows_concern" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_store_choose_rules_rows_concern",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "store_choose_rules_rows_sample" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_store_choose_rules_rows_sample",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "store_choose_rules_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kit_id" uuid,
  	"why" varchar,
  	"alternative_id" uuid,
  	"why_alternative" varchar
  );
  
  CREATE TABLE "_store_v_version_choose_rules_rows_who" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__store_v_version_choose_rules_rows_who",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_store_v_version_choose_rules_rows_concern" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__store_v_version_choose_rules_rows_concern",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_store_v_version_choose_rules_rows_sample" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__store_v_version_choose_rules_rows_sample",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_store_v_version_choose_rules_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kit_id" uuid,
  	"why" varchar,
  	"alternative_id" uuid,
  	"why_alternative" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home" ALTER COLUMN "contact_card_text" SET DEFAULT 'Say what you notice, since when, and who in your family it affects. One paragraph is enough.';
  ALTER TABLE "_home_v" ALTER COLUMN "version_contact_card_text" SET DEFAULT 'Say what you notice, since when, and who in your family it affects. One paragraph is enough.';
  ALTER TABLE "store" ALTER COLUMN "partners_own_title" SET DEFAULT 'Supplements we sell';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_own_title" SET DEFAULT 'Supplements we sell';
  ALTER TABLE "checkout" ALTER COLUMN "form_steps_person" SET DEFAULT 'Your details';
  ALTER TABLE "checkout" ALTER COLUMN "form_steps_terms" SET DEFAULT 'Terms';
  ALTER TABLE "checkout" ALTER COLUMN "plan_words_persons" SET DEFAULT '{count} people';
  ALTER TABLE "checkout" ALTER COLUMN "plan_words_family" SET DEFAULT '20% comes off each payment at checkout for three or more people.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_steps_person" SET DEFAULT 'Your details';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_steps_terms" SET DEFAULT 'Terms';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_plan_words_persons" SET DEFAULT '{count} people';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_plan_words_family" SET DEFAULT '20% comes off each payment at checkout for three or more people.';
  ALTER TABLE "freebies_page" ALTER COLUMN "confirmation_cards_title" SET DEFAULT 'What to do next';
  ALTER TABLE "freebies_page" ALTER COLUMN "confirmation_cards_lead" SET DEFAULT 'Where families usually go from here.';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_confirmation_cards_title" SET DEFAULT 'What to do next';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_confirmation_cards_lead" SET DEFAULT 'Where families usually go from here.';
  ALTER TABLE "blog_page" ALTER COLUMN "closing_text" SET DEFAULT 'One kit, collected at home. Results in 10 to 28 days.';
  ALTER TABLE "_blog_page_v" ALTER COLUMN "version_closing_text" SET DEFAULT 'One kit, collected at home. Results in 10 to 28 days.';
  ALTER TABLE "products" ADD COLUMN "page_summary" varchar;
  ALTER TABLE "products" ADD COLUMN "page_picture_id" uuid;
  ALTER TABLE "products" ADD COLUMN "page_good_for" varchar;
  ALTER TABLE "products" ADD COLUMN "page_in_the_box" varchar;
  ALTER TABLE "products" ADD COLUMN "page_collecting" "enum_products_page_collecting";
  ALTER TABLE "products" ADD COLUMN "page_you_collect" varchar;
  ALTER TABLE "products" ADD COLUMN "page_method" varchar;
  ALTER TABLE "products" ADD COLUMN "page_looks_at" varchar;
  ALTER TABLE "products" ADD COLUMN "page_made_for" varchar;
  ALTER TABLE "products" ADD COLUMN "page_ages" varchar;
  ALTER TABLE "products" ADD COLUMN "page_shows" varchar;
  ALTER TABLE "products" ADD COLUMN "page_cannot_tell" varchar;
  ALTER TABLE "products" ADD COLUMN "page_before" varchar;
  ALTER TABLE "products" ADD COLUMN "page_claim" varchar;
  ALTER TABLE "products" ADD COLUMN "page_disclaimer" varchar;
  ALTER TABLE "products" ADD COLUMN "page_to_confirm" varchar;
  ALTER TABLE "products" ADD COLUMN "page_document_title" varchar;
  ALTER TABLE "products" ADD COLUMN "page_meta_description" varchar;
  ALTER TABLE "products" ADD COLUMN "page_share_picture_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_summary" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_picture_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_good_for" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_in_the_box" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_collecting" "enum__products_v_version_page_collecting";
  ALTER TABLE "_products_v" ADD COLUMN "version_page_you_collect" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_method" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_looks_at" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_made_for" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_ages" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_shows" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_cannot_tell" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_before" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_claim" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_disclaimer" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_to_confirm" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_document_title" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_meta_description" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_page_share_picture_id" uuid;
  ALTER TABLE "home" ADD COLUMN "hero_from_line" varchar DEFAULT 'Kits from {price} · results in {from} to {to} days';
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_from_line" varchar DEFAULT 'Kits from {price} · results in {from} to {to} days';
  ALTER TABLE "store" ADD COLUMN "page_in_the_box" varchar DEFAULT 'In the box';
  ALTER TABLE "store" ADD COLUMN "page_good_for" varchar DEFAULT 'Good for';
  ALTER TABLE "store" ADD COLUMN "page_sample" varchar DEFAULT 'Sample';
  ALTER TABLE "store" ADD COLUMN "page_results" varchar DEFAULT 'Results';
  ALTER TABLE "store" ADD COLUMN "page_results_note" varchar DEFAULT 'from the day the lab has it';
  ALTER TABLE "store" ADD COLUMN "page_ages" varchar DEFAULT 'Who it is for';
  ALTER TABLE "store" ADD COLUMN "page_reader" varchar DEFAULT 'Who reads it';
  ALTER TABLE "store" ADD COLUMN "page_reader_text" varchar DEFAULT 'You, in plain words. A consultation is extra.';
  ALTER TABLE "store" ADD COLUMN "page_reader_link" varchar DEFAULT 'Read it with someone';
  ALTER TABLE "store" ADD COLUMN "page_visits" varchar DEFAULT 'Visits';
  ALTER TABLE "store" ADD COLUMN "page_payments" varchar DEFAULT 'Payments';
  ALTER TABLE "store" ADD COLUMN "page_kit_choice" varchar DEFAULT 'Your kit';
  ALTER TABLE "store" ADD COLUMN "page_shipping_free" varchar DEFAULT 'Shipping is free';
  ALTER TABLE "store" ADD COLUMN "page_leaves" varchar DEFAULT 'Leaves in 1 to 2 business days';
  ALTER TABLE "store" ADD COLUMN "page_arrives" varchar DEFAULT 'Arrives 5 to 7 business days after that';
  ALTER TABLE "store" ADD COLUMN "page_superbill" varchar DEFAULT 'Superbill on request, for your insurance';
  ALTER TABLE "store" ADD COLUMN "page_unsure" varchar DEFAULT 'Not sure?';
  ALTER TABLE "store" ADD COLUMN "page_ask" varchar DEFAULT 'Ask a question first';
  ALTER TABLE "store" ADD COLUMN "page_steps_kit" varchar DEFAULT 'How you collect';
  ALTER TABLE "store" ADD COLUMN "page_steps_kit_note" varchar DEFAULT 'At home, in private, on a day that suits you.';
  ALTER TABLE "store" ADD COLUMN "page_steps" varchar DEFAULT 'How it works';
  ALTER TABLE "store" ADD COLUMN "page_timeline" varchar DEFAULT 'If you order today';
  ALTER TABLE "store" ADD COLUMN "page_timeline_note" varchar DEFAULT 'What happens when. You find your own dates on the page of your order.';
  ALTER TABLE "store" ADD COLUMN "page_order_step" varchar DEFAULT 'You order';
  ALTER TABLE "store" ADD COLUMN "page_arrive_step" varchar DEFAULT 'The box arrives';
  ALTER TABLE "store" ADD COLUMN "page_post_step" varchar DEFAULT 'You post the sample';
  ALTER TABLE "store" ADD COLUMN "page_post_text" varchar DEFAULT 'Ten minutes at home. Monday or Tuesday is best.';
  ALTER TABLE "store" ADD COLUMN "page_post_when" varchar DEFAULT 'A day you choose';
  ALTER TABLE "store" ADD COLUMN "page_result_step" varchar DEFAULT 'Results';
  ALTER TABLE "store" ADD COLUMN "page_result_text" varchar DEFAULT 'We write to you when they are here.';
  ALTER TABLE "store" ADD COLUMN "page_at_lab" varchar DEFAULT 'at the lab';
  ALTER TABLE "store" ADD COLUMN "page_shows" varchar DEFAULT 'What it shows';
  ALTER TABLE "store" ADD COLUMN "page_included" varchar DEFAULT 'What you get';
  ALTER TABLE "store" ADD COLUMN "page_cannot_tell" varchar DEFAULT 'What it cannot tell you';
  ALTER TABLE "store" ADD COLUMN "page_limits" varchar DEFAULT 'What it is not';
  ALTER TABLE "store" ADD COLUMN "page_report" varchar DEFAULT '{name} report';
  ALTER TABLE "store" ADD COLUMN "page_report_note" varchar DEFAULT 'Sample person, not a real result';
  ALTER TABLE "store" ADD COLUMN "page_report_ribbon" varchar DEFAULT 'Sample';
  ALTER TABLE "store" ADD COLUMN "page_report_caption" varchar DEFAULT 'A drawing of what you get. Lines and words differ on a real report.';
  ALTER TABLE "store" ADD COLUMN "page_before" varchar DEFAULT 'Before you begin';
  ALTER TABLE "store" ADD COLUMN "page_good_to_know" varchar DEFAULT 'Good to know';
  ALTER TABLE "store" ADD COLUMN "page_insurance" varchar DEFAULT 'Insurance';
  ALTER TABLE "store" ADD COLUMN "page_insurance_text" varchar DEFAULT 'Tests and visits are self-pay. Ask us for a superbill and send it to your insurance.';
  ALTER TABLE "store" ADD COLUMN "page_delivery" varchar DEFAULT 'Delivery';
  ALTER TABLE "store" ADD COLUMN "page_delivery_text" varchar DEFAULT 'Free within the United States.';
  ALTER TABLE "store" ADD COLUMN "page_returns" varchar DEFAULT 'Returns';
  ALTER TABLE "store" ADD COLUMN "page_returns_text" varchar DEFAULT 'What has shipped cannot come back. Not shipped yet? Write to us and we change or cancel it.';
  ALTER TABLE "store" ADD COLUMN "page_not_in" varchar DEFAULT 'Not available in';
  ALTER TABLE "store" ADD COLUMN "page_questions" varchar DEFAULT 'Questions about it';
  ALTER TABLE "store" ADD COLUMN "page_all_questions" varchar DEFAULT 'All questions';
  ALTER TABLE "store" ADD COLUMN "page_nearest" varchar DEFAULT 'Beside its nearest ones';
  ALTER TABLE "store" ADD COLUMN "page_nearest_kits" varchar DEFAULT 'Beside its nearest kits';
  ALTER TABLE "store" ADD COLUMN "page_see" varchar DEFAULT 'See {name}';
  ALTER TABLE "store" ADD COLUMN "page_read_title" varchar DEFAULT 'Read it with someone';
  ALTER TABLE "store" ADD COLUMN "page_read_text" varchar DEFAULT 'A single kit comes without a consultation. You can add one at any time, before or after your results.';
  ALTER TABLE "store" ADD COLUMN "page_person_title" varchar DEFAULT 'Who you meet';
  ALTER TABLE "store" ADD COLUMN "page_person_text" varchar DEFAULT 'A real person, who has time for the whole story.';
  ALTER TABLE "store" ADD COLUMN "page_family" varchar DEFAULT 'Who joins?';
  ALTER TABLE "store" ADD COLUMN "page_family_note" varchar DEFAULT '{percent}% comes off each payment for {from} or more people.';
  ALTER TABLE "store" ADD COLUMN "page_family_each" varchar DEFAULT 'each time';
  ALTER TABLE "store" ADD COLUMN "page_family_today" varchar DEFAULT 'Today';
  ALTER TABLE "store" ADD COLUMN "page_family_all" varchar DEFAULT '{amount} in all, then it ends by itself.';
  ALTER TABLE "store" ADD COLUMN "page_family_nobody" varchar DEFAULT 'Add at least one person.';
  ALTER TABLE "store" ADD COLUMN "page_add_visit" varchar DEFAULT 'Add it to the cart';
  ALTER TABLE "store" ADD COLUMN "compare_title" varchar DEFAULT 'The gut kits, side by side';
  ALTER TABLE "store" ADD COLUMN "compare_lead" varchar DEFAULT 'All of them read a stool sample. They differ in who they are for, how they read it and when you know.';
  ALTER TABLE "store" ADD COLUMN "compare_link" varchar DEFAULT 'Compare all gut kits';
  ALTER TABLE "store" ADD COLUMN "compare_choose_link" varchar DEFAULT 'Help me choose';
  ALTER TABLE "store" ADD COLUMN "compare_first" varchar DEFAULT 'First kit';
  ALTER TABLE "store" ADD COLUMN "compare_second" varchar DEFAULT 'Second kit';
  ALTER TABLE "store" ADD COLUMN "compare_kit" varchar DEFAULT 'Kit';
  ALTER TABLE "store" ADD COLUMN "compare_price" varchar DEFAULT 'Price';
  ALTER TABLE "store" ADD COLUMN "compare_made_for" varchar DEFAULT 'Made for';
  ALTER TABLE "store" ADD COLUMN "compare_you_collect" varchar DEFAULT 'You collect';
  ALTER TABLE "store" ADD COLUMN "compare_results" varchar DEFAULT 'Results';
  ALTER TABLE "store" ADD COLUMN "compare_method" varchar DEFAULT 'How it reads';
  ALTER TABLE "store" ADD COLUMN "compare_looks_at" varchar DEFAULT 'What it looks at';
  ALTER TABLE "store" ADD COLUMN "compare_note" varchar DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid.';
  ALTER TABLE "store" ADD COLUMN "choose_title" varchar DEFAULT 'Help me choose';
  ALTER TABLE "store" ADD COLUMN "choose_lead" varchar DEFAULT 'Three short questions, one kit to begin with. This is not a diagnosis, and nothing you choose here is kept.';
  ALTER TABLE "store" ADD COLUMN "choose_who" varchar DEFAULT 'Who is it for?';
  ALTER TABLE "store" ADD COLUMN "choose_adult" varchar DEFAULT 'An adult';
  ALTER TABLE "store" ADD COLUMN "choose_child" varchar DEFAULT 'A child';
  ALTER TABLE "store" ADD COLUMN "choose_child_note" varchar DEFAULT '3 to 18';
  ALTER TABLE "store" ADD COLUMN "choose_baby" varchar DEFAULT 'A baby';
  ALTER TABLE "store" ADD COLUMN "choose_baby_note" varchar DEFAULT '0 to 3';
  ALTER TABLE "store" ADD COLUMN "choose_pregnant" varchar DEFAULT 'I am pregnant';
  ALTER TABLE "store" ADD COLUMN "choose_concern" varchar DEFAULT 'What bothers you most?';
  ALTER TABLE "store" ADD COLUMN "choose_digestion" varchar DEFAULT 'Digestion';
  ALTER TABLE "store" ADD COLUMN "choose_tiredness" varchar DEFAULT 'Tiredness';
  ALTER TABLE "store" ADD COLUMN "choose_skin" varchar DEFAULT 'Skin';
  ALTER TABLE "store" ADD COLUMN "choose_mood" varchar DEFAULT 'Mood';
  ALTER TABLE "store" ADD COLUMN "choose_weight" varchar DEFAULT 'Weight';
  ALTER TABLE "store" ADD COLUMN "choose_food" varchar DEFAULT 'Food sensitivities';
  ALTER TABLE "store" ADD COLUMN "choose_hormones" varchar DEFAULT 'Hormones';
  ALTER TABLE "store" ADD COLUMN "choose_other" varchar DEFAULT 'Something else';
  ALTER TABLE "store" ADD COLUMN "choose_sample" varchar DEFAULT 'Which sample would you rather give?';
  ALTER TABLE "store" ADD COLUMN "choose_any" varchar DEFAULT 'Any is fine';
  ALTER TABLE "store" ADD COLUMN "choose_button" varchar DEFAULT 'Show my kit';
  ALTER TABLE "store" ADD COLUMN "choose_missing" varchar DEFAULT 'Please answer all three questions.';
  ALTER TABLE "store" ADD COLUMN "choose_result" varchar DEFAULT 'A kit to begin with';
  ALTER TABLE "store" ADD COLUMN "choose_why" varchar DEFAULT 'Why this one.';
  ALTER TABLE "store" ADD COLUMN "choose_see" varchar DEFAULT 'See the kit';
  ALTER TABLE "store" ADD COLUMN "choose_or" varchar DEFAULT 'Or';
  ALTER TABLE "store" ADD COLUMN "choose_nothing" varchar DEFAULT 'We have no kit that fits these answers right now. Write to us, and a person will help.';
  ALTER TABLE "store" ADD COLUMN "choose_talk_title" varchar DEFAULT 'Would you rather talk?';
  ALTER TABLE "store" ADD COLUMN "choose_talk" varchar DEFAULT 'Write two or three sentences. A real person reads them and answers.';
  ALTER TABLE "store" ADD COLUMN "choose_talk_link" varchar DEFAULT 'Talk to a person';
  ALTER TABLE "store" ADD COLUMN "choose_fine" varchar DEFAULT 'A suggestion from your three answers. It does not say what you have. In an emergency, call 911.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_in_the_box" varchar DEFAULT 'In the box';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_good_for" varchar DEFAULT 'Good for';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_sample" varchar DEFAULT 'Sample';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_results" varchar DEFAULT 'Results';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_results_note" varchar DEFAULT 'from the day the lab has it';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_ages" varchar DEFAULT 'Who it is for';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_reader" varchar DEFAULT 'Who reads it';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_reader_text" varchar DEFAULT 'You, in plain words. A consultation is extra.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_reader_link" varchar DEFAULT 'Read it with someone';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_visits" varchar DEFAULT 'Visits';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_payments" varchar DEFAULT 'Payments';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_kit_choice" varchar DEFAULT 'Your kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_shipping_free" varchar DEFAULT 'Shipping is free';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_leaves" varchar DEFAULT 'Leaves in 1 to 2 business days';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_arrives" varchar DEFAULT 'Arrives 5 to 7 business days after that';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_superbill" varchar DEFAULT 'Superbill on request, for your insurance';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_unsure" varchar DEFAULT 'Not sure?';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_ask" varchar DEFAULT 'Ask a question first';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_steps_kit" varchar DEFAULT 'How you collect';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_steps_kit_note" varchar DEFAULT 'At home, in private, on a day that suits you.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_steps" varchar DEFAULT 'How it works';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_timeline" varchar DEFAULT 'If you order today';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_timeline_note" varchar DEFAULT 'What happens when. You find your own dates on the page of your order.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_order_step" varchar DEFAULT 'You order';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_arrive_step" varchar DEFAULT 'The box arrives';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_post_step" varchar DEFAULT 'You post the sample';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_post_text" varchar DEFAULT 'Ten minutes at home. Monday or Tuesday is best.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_post_when" varchar DEFAULT 'A day you choose';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_result_step" varchar DEFAULT 'Results';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_result_text" varchar DEFAULT 'We write to you when they are here.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_at_lab" varchar DEFAULT 'at the lab';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_shows" varchar DEFAULT 'What it shows';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_included" varchar DEFAULT 'What you get';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_cannot_tell" varchar DEFAULT 'What it cannot tell you';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_limits" varchar DEFAULT 'What it is not';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_report" varchar DEFAULT '{name} report';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_report_note" varchar DEFAULT 'Sample person, not a real result';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_report_ribbon" varchar DEFAULT 'Sample';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_report_caption" varchar DEFAULT 'A drawing of what you get. Lines and words differ on a real report.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_before" varchar DEFAULT 'Before you begin';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_good_to_know" varchar DEFAULT 'Good to know';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_insurance" varchar DEFAULT 'Insurance';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_insurance_text" varchar DEFAULT 'Tests and visits are self-pay. Ask us for a superbill and send it to your insurance.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_delivery" varchar DEFAULT 'Delivery';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_delivery_text" varchar DEFAULT 'Free within the United States.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_returns" varchar DEFAULT 'Returns';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_returns_text" varchar DEFAULT 'What has shipped cannot come back. Not shipped yet? Write to us and we change or cancel it.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_not_in" varchar DEFAULT 'Not available in';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_questions" varchar DEFAULT 'Questions about it';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_all_questions" varchar DEFAULT 'All questions';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_nearest" varchar DEFAULT 'Beside its nearest ones';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_nearest_kits" varchar DEFAULT 'Beside its nearest kits';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_see" varchar DEFAULT 'See {name}';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_read_title" varchar DEFAULT 'Read it with someone';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_read_text" varchar DEFAULT 'A single kit comes without a consultation. You can add one at any time, before or after your results.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_person_title" varchar DEFAULT 'Who you meet';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_person_text" varchar DEFAULT 'A real person, who has time for the whole story.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family" varchar DEFAULT 'Who joins?';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family_note" varchar DEFAULT '{percent}% comes off each payment for {from} or more people.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family_each" varchar DEFAULT 'each time';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family_today" varchar DEFAULT 'Today';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family_all" varchar DEFAULT '{amount} in all, then it ends by itself.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_family_nobody" varchar DEFAULT 'Add at least one person.';
  ALTER TABLE "_store_v" ADD COLUMN "version_page_add_visit" varchar DEFAULT 'Add it to the cart';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_title" varchar DEFAULT 'The gut kits, side by side';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_lead" varchar DEFAULT 'All of them read a stool sample. They differ in who they are for, how they read it and when you know.';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_link" varchar DEFAULT 'Compare all gut kits';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_choose_link" varchar DEFAULT 'Help me choose';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_first" varchar DEFAULT 'First kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_second" varchar DEFAULT 'Second kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_kit" varchar DEFAULT 'Kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_price" varchar DEFAULT 'Price';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_made_for" varchar DEFAULT 'Made for';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_you_collect" varchar DEFAULT 'You collect';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_results" varchar DEFAULT 'Results';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_method" varchar DEFAULT 'How it reads';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_looks_at" varchar DEFAULT 'What it looks at';
  ALTER TABLE "_store_v" ADD COLUMN "version_compare_note" varchar DEFAULT 'No test here is a diagnosis. The envelope to the lab is prepaid.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_title" varchar DEFAULT 'Help me choose';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_lead" varchar DEFAULT 'Three short questions, one kit to begin with. This is not a diagnosis, and nothing you choose here is kept.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_who" varchar DEFAULT 'Who is it for?';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_adult" varchar DEFAULT 'An adult';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_child" varchar DEFAULT 'A child';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_child_note" varchar DEFAULT '3 to 18';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_baby" varchar DEFAULT 'A baby';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_baby_note" varchar DEFAULT '0 to 3';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_pregnant" varchar DEFAULT 'I am pregnant';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_concern" varchar DEFAULT 'What bothers you most?';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_digestion" varchar DEFAULT 'Digestion';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_tiredness" varchar DEFAULT 'Tiredness';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_skin" varchar DEFAULT 'Skin';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_mood" varchar DEFAULT 'Mood';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_weight" varchar DEFAULT 'Weight';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_food" varchar DEFAULT 'Food sensitivities';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_hormones" varchar DEFAULT 'Hormones';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_other" varchar DEFAULT 'Something else';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_sample" varchar DEFAULT 'Which sample would you rather give?';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_any" varchar DEFAULT 'Any is fine';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_button" varchar DEFAULT 'Show my kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_missing" varchar DEFAULT 'Please answer all three questions.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_result" varchar DEFAULT 'A kit to begin with';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_why" varchar DEFAULT 'Why this one.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_see" varchar DEFAULT 'See the kit';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_or" varchar DEFAULT 'Or';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_nothing" varchar DEFAULT 'We have no kit that fits these answers right now. Write to us, and a person will help.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_talk_title" varchar DEFAULT 'Would you rather talk?';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_talk" varchar DEFAULT 'Write two or three sentences. A real person reads them and answers.';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_talk_link" varchar DEFAULT 'Talk to a person';
  ALTER TABLE "_store_v" ADD COLUMN "version_choose_fine" varchar DEFAULT 'A suggestion from your three answers. It does not say what you have. In an emergency, call 911.';
  ALTER TABLE "practice" ADD COLUMN "license" varchar;
  ALTER TABLE "_practice_v" ADD COLUMN "version_license" varchar;
  ALTER TABLE "products_page_steps" ADD CONSTRAINT "products_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_page_report" ADD CONSTRAINT "products_page_report_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_page_questions" ADD CONSTRAINT "products_page_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_page_nearest" ADD CONSTRAINT "products_page_nearest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_page_steps" ADD CONSTRAINT "_products_v_version_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_page_report" ADD CONSTRAINT "_products_v_version_page_report_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_page_questions" ADD CONSTRAINT "_products_v_version_page_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_page_nearest" ADD CONSTRAINT "_products_v_version_page_nearest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows_who" ADD CONSTRAINT "store_choose_rules_rows_who_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows_concern" ADD CONSTRAINT "store_choose_rules_rows_concern_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows_sample" ADD CONSTRAINT "store_choose_rules_rows_sample_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows" ADD CONSTRAINT "store_choose_rules_rows_kit_id_products_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows" ADD CONSTRAINT "store_choose_rules_rows_alternative_id_products_id_fk" FOREIGN KEY ("alternative_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "store_choose_rules_rows" ADD CONSTRAINT "store_choose_rules_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows_who" ADD CONSTRAINT "_store_v_version_choose_rules_rows_who_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_store_v_version_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows_concern" ADD CONSTRAINT "_store_v_version_choose_rules_rows_concern_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_store_v_version_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows_sample" ADD CONSTRAINT "_store_v_version_choose_rules_rows_sample_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_store_v_version_choose_rules_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows" ADD CONSTRAINT "_store_v_version_choose_rules_rows_kit_id_products_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows" ADD CONSTRAINT "_store_v_version_choose_rules_rows_alternative_id_products_id_fk" FOREIGN KEY ("alternative_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_store_v_version_choose_rules_rows" ADD CONSTRAINT "_store_v_version_choose_rules_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_store_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_page_steps_order_idx" ON "products_page_steps" USING btree ("_order");
  CREATE INDEX "products_page_steps_parent_id_idx" ON "products_page_steps" USING btree ("_parent_id");
  CREATE INDEX "products_page_report_order_idx" ON "products_page_report" USING btree ("_order");
  CREATE INDEX "products_page_report_parent_id_idx" ON "products_page_report" USING btree ("_parent_id");
  CREATE INDEX "products_page_questions_order_idx" ON "products_page_questions" USING btree ("_order");
  CREATE INDEX "products_page_questions_parent_id_idx" ON "products_page_questions" USING btree ("_parent_id");
  CREATE INDEX "products_page_nearest_order_idx" ON "products_page_nearest" USING btree ("_order");
  CREATE INDEX "products_page_nearest_parent_id_idx" ON "products_page_nearest" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_page_steps_order_idx" ON "_products_v_version_page_steps" USING btree ("_order");
  CREATE INDEX "_products_v_version_page_steps_parent_id_idx" ON "_products_v_version_page_steps" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_page_report_order_idx" ON "_products_v_version_page_report" USING btree ("_order");
  CREATE INDEX "_products_v_version_page_report_parent_id_idx" ON "_products_v_version_page_report" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_page_questions_order_idx" ON "_products_v_version_page_questions" USING btree ("_order");
  CREATE INDEX "_products_v_version_page_questions_parent_id_idx" ON "_products_v_version_page_questions" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_page_nearest_order_idx" ON "_products_v_version_page_nearest" USING btree ("_order");
  CREATE INDEX "_products_v_version_page_nearest_parent_id_idx" ON "_products_v_version_page_nearest" USING btree ("_parent_id");
  CREATE INDEX "store_choose_rules_rows_who_order_idx" ON "store_choose_rules_rows_who" USING btree ("order");
  CREATE INDEX "store_choose_rules_rows_who_parent_idx" ON "store_choose_rules_rows_who" USING btree ("parent_id");
  CREATE INDEX "store_choose_rules_rows_concern_order_idx" ON "store_choose_rules_rows_concern" USING btree ("order");
  CREATE INDEX "store_choose_rules_rows_concern_parent_idx" ON "store_choose_rules_rows_concern" USING btree ("parent_id");
  CREATE INDEX "store_choose_rules_rows_sample_order_idx" ON "store_choose_rules_rows_sample" USING btree ("order");
  CREATE INDEX "store_choose_rules_rows_sample_parent_idx" ON "store_choose_rules_rows_sample" USING btree ("parent_id");
  CREATE INDEX "store_choose_rules_rows_order_idx" ON "store_choose_rules_rows" USING btree ("_order");
  CREATE INDEX "store_choose_rules_rows_parent_id_idx" ON "store_choose_rules_rows" USING btree ("_parent_id");
  CREATE INDEX "store_choose_rules_rows_kit_idx" ON "store_choose_rules_rows" USING btree ("kit_id");
  CREATE INDEX "store_choose_rules_rows_alternative_idx" ON "store_choose_rules_rows" USING btree ("alternative_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_who_order_idx" ON "_store_v_version_choose_rules_rows_who" USING btree ("order");
  CREATE INDEX "_store_v_version_choose_rules_rows_who_parent_idx" ON "_store_v_version_choose_rules_rows_who" USING btree ("parent_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_concern_order_idx" ON "_store_v_version_choose_rules_rows_concern" USING btree ("order");
  CREATE INDEX "_store_v_version_choose_rules_rows_concern_parent_idx" ON "_store_v_version_choose_rules_rows_concern" USING btree ("parent_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_sample_order_idx" ON "_store_v_version_choose_rules_rows_sample" USING btree ("order");
  CREATE INDEX "_store_v_version_choose_rules_rows_sample_parent_idx" ON "_store_v_version_choose_rules_rows_sample" USING btree ("parent_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_order_idx" ON "_store_v_version_choose_rules_rows" USING btree ("_order");
  CREATE INDEX "_store_v_version_choose_rules_rows_parent_id_idx" ON "_store_v_version_choose_rules_rows" USING btree ("_parent_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_kit_idx" ON "_store_v_version_choose_rules_rows" USING btree ("kit_id");
  CREATE INDEX "_store_v_version_choose_rules_rows_alternative_idx" ON "_store_v_version_choose_rules_rows" USING btree ("alternative_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_page_picture_id_media_id_fk" FOREIGN KEY ("page_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_page_share_picture_id_media_id_fk" FOREIGN KEY ("page_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_page_picture_id_media_id_fk" FOREIGN KEY ("version_page_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_page_share_picture_id_media_id_fk" FOREIGN KEY ("version_page_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_page_page_picture_idx" ON "products" USING btree ("page_picture_id");
  CREATE INDEX "products_page_page_share_picture_idx" ON "products" USING btree ("page_share_picture_id");
  CREATE INDEX "_products_v_version_page_version_page_picture_idx" ON "_products_v" USING btree ("version_page_picture_id");
  CREATE INDEX "_products_v_version_page_version_page_share_picture_idx" ON "_products_v" USING btree ("version_page_share_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_page_report" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_page_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_page_nearest" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_page_report" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_page_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_page_nearest" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "store_choose_rules_rows_who" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "store_choose_rules_rows_concern" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "store_choose_rules_rows_sample" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "store_choose_rules_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_store_v_version_choose_rules_rows_who" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_store_v_version_choose_rules_rows_concern" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_store_v_version_choose_rules_rows_sample" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_store_v_version_choose_rules_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_page_steps" CASCADE;
  DROP TABLE "products_page_report" CASCADE;
  DROP TABLE "products_page_questions" CASCADE;
  DROP TABLE "products_page_nearest" CASCADE;
  DROP TABLE "_products_v_version_page_steps" CASCADE;
  DROP TABLE "_products_v_version_page_report" CASCADE;
  DROP TABLE "_products_v_version_page_questions" CASCADE;
  DROP TABLE "_products_v_version_page_nearest" CASCADE;
  DROP TABLE "store_choose_rules_rows_who" CASCADE;
  DROP TABLE "store_choose_rules_rows_concern" CASCADE;
  DROP TABLE "store_choose_rules_rows_sample" CASCADE;
  DROP TABLE "store_choose_rules_rows" CASCADE;
  DROP TABLE "_store_v_version_choose_rules_rows_who" CASCADE;
  DROP TABLE "_store_v_version_choose_rules_rows_concern" CASCADE;
  DROP TABLE "_store_v_version_choose_rules_rows_sample" CASCADE;
  DROP TABLE "_store_v_version_choose_rules_rows" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT IF EXISTS "products_page_picture_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT IF EXISTS "products_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT IF EXISTS "_products_v_version_page_picture_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT IF EXISTS "_products_v_version_page_share_picture_id_media_id_fk";
  
  DROP INDEX "products_page_page_picture_idx";
  DROP INDEX "products_page_page_share_picture_idx";
  DROP INDEX "_products_v_version_page_version_page_picture_idx";
  DROP INDEX "_products_v_version_page_version_page_share_picture_idx";
  ALTER TABLE "home" ALTER COLUMN "contact_card_text" SET DEFAULT 'Say what you notice, since when, and who at your table it touches. One paragraph is enough.';
  ALTER TABLE "_home_v" ALTER COLUMN "version_contact_card_text" SET DEFAULT 'Say what you notice, since when, and who at your table it touches. One paragraph is enough.';
  ALTER TABLE "store" ALTER COLUMN "partners_own_title" SET DEFAULT 'Three we keep ourselves';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_own_title" SET DEFAULT 'Three we keep ourselves';
  ALTER TABLE "checkout" ALTER COLUMN "form_steps_person" SET DEFAULT 'Who is this for';
  ALTER TABLE "checkout" ALTER COLUMN "form_steps_terms" SET DEFAULT 'Terms, once and plainly';
  ALTER TABLE "checkout" ALTER COLUMN "plan_words_persons" SET DEFAULT '{count} persons';
  ALTER TABLE "checkout" ALTER COLUMN "plan_words_family" SET DEFAULT '20% comes off each payment at checkout for three or more persons.';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_steps_person" SET DEFAULT 'Who is this for';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_form_steps_terms" SET DEFAULT 'Terms, once and plainly';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_plan_words_persons" SET DEFAULT '{count} persons';
  ALTER TABLE "_checkout_v" ALTER COLUMN "version_plan_words_family" SET DEFAULT '20% comes off each payment at checkout for three or more persons.';
  ALTER TABLE "freebies_page" ALTER COLUMN "confirmation_cards_title" SET DEFAULT 'While the kettle boils';
  ALTER TABLE "freebies_page" ALTER COLUMN "confirmation_cards_lead" SET DEFAULT 'Four drawers to open next.';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_confirmation_cards_title" SET DEFAULT 'While the kettle boils';
  ALTER TABLE "_freebies_page_v" ALTER COLUMN "version_confirmation_cards_lead" SET DEFAULT 'Four drawers to open next.';
  ALTER TABLE "blog_page" ALTER COLUMN "closing_text" SET DEFAULT 'One kit, collected at home. Results in 10 to 28 days, read with you.';
  ALTER TABLE "_blog_page_v" ALTER COLUMN "version_closing_text" SET DEFAULT 'One kit, collected at home. Results in 10 to 28 days, read with you.';
  ALTER TABLE "products" DROP COLUMN "page_summary";
  ALTER TABLE "products" DROP COLUMN "page_picture_id";
  ALTER TABLE "products" DROP COLUMN "page_good_for";
  ALTER TABLE "products" DROP COLUMN "page_in_the_box";
  ALTER TABLE "products" DROP COLUMN "page_collecting";
  ALTER TABLE "products" DROP COLUMN "page_you_collect";
  ALTER TABLE "products" DROP COLUMN "page_method";
  ALTER TABLE "products" DROP COLUMN "page_looks_at";
  ALTER TABLE "products" DROP COLUMN "page_made_for";
  ALTER TABLE "products" DROP COLUMN "page_ages";
  ALTER TABLE "products" DROP COLUMN "page_shows";
  ALTER TABLE "products" DROP COLUMN "page_cannot_tell";
  ALTER TABLE "products" DROP COLUMN "page_before";
  ALTER TABLE "products" DROP COLUMN "page_claim";
  ALTER TABLE "products" DROP COLUMN "page_disclaimer";
  ALTER TABLE "products" DROP COLUMN "page_to_confirm";
  ALTER TABLE "products" DROP COLUMN "page_document_title";
  ALTER TABLE "products" DROP COLUMN "page_meta_description";
  ALTER TABLE "products" DROP COLUMN "page_share_picture_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_summary";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_picture_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_good_for";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_in_the_box";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_collecting";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_you_collect";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_method";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_looks_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_made_for";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_ages";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_shows";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_cannot_tell";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_before";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_claim";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_disclaimer";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_to_confirm";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_document_title";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_meta_description";
  ALTER TABLE "_products_v" DROP COLUMN "version_page_share_picture_id";
  ALTER TABLE "home" DROP COLUMN "hero_from_line";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_from_line";
  ALTER TABLE "store" DROP COLUMN "page_in_the_box";
  ALTER TABLE "store" DROP COLUMN "page_good_for";
  ALTER TABLE "store" DROP COLUMN "page_sample";
  ALTER TABLE "store" DROP COLUMN "page_results";
  ALTER TABLE "store" DROP COLUMN "page_results_note";
  ALTER TABLE "store" DROP COLUMN "page_ages";
  ALTER TABLE "store" DROP COLUMN "page_reader";
  ALTER TABLE "store" DROP COLUMN "page_reader_text";
  ALTER TABLE "store" DROP COLUMN "page_reader_link";
  ALTER TABLE "store" DROP COLUMN "page_visits";
  ALTER TABLE "store" DROP COLUMN "page_payments";
  ALTER TABLE "store" DROP COLUMN "page_kit_choice";
  ALTER TABLE "store" DROP COLUMN "page_shipping_free";
  ALTER TABLE "store" DROP COLUMN "page_leaves";
  ALTER TABLE "store" DROP COLUMN "page_arrives";
  ALTER TABLE "store" DROP COLUMN "page_superbill";
  ALTER TABLE "store" DROP COLUMN "page_unsure";
  ALTER TABLE "store" DROP COLUMN "page_ask";
  ALTER TABLE "store" DROP COLUMN "page_steps_kit";
  ALTER TABLE "store" DROP COLUMN "page_steps_kit_note";
  ALTER TABLE "store" DROP COLUMN "page_steps";
  ALTER TABLE "store" DROP COLUMN "page_timeline";
  ALTER TABLE "store" DROP COLUMN "page_timeline_note";
  ALTER TABLE "store" DROP COLUMN "page_order_step";
  ALTER TABLE "store" DROP COLUMN "page_arrive_step";
  ALTER TABLE "store" DROP COLUMN "page_post_step";
  ALTER TABLE "store" DROP COLUMN "page_post_text";
  ALTER TABLE "store" DROP COLUMN "page_post_when";
  ALTER TABLE "store" DROP COLUMN "page_result_step";
  ALTER TABLE "store" DROP COLUMN "page_result_text";
  ALTER TABLE "store" DROP COLUMN "page_at_lab";
  ALTER TABLE "store" DROP COLUMN "page_shows";
  ALTER TABLE "store" DROP COLUMN "page_included";
  ALTER TABLE "store" DROP COLUMN "page_cannot_tell";
  ALTER TABLE "store" DROP COLUMN "page_limits";
  ALTER TABLE "store" DROP COLUMN "page_report";
  ALTER TABLE "store" DROP COLUMN "page_report_note";
  ALTER TABLE "store" DROP COLUMN "page_report_ribbon";
  ALTER TABLE "store" DROP COLUMN "page_report_caption";
  ALTER TABLE "store" DROP COLUMN "page_before";
  ALTER TABLE "store" DROP COLUMN "page_good_to_know";
  ALTER TABLE "store" DROP COLUMN "page_insurance";
  ALTER TABLE "store" DROP COLUMN "page_insurance_text";
  ALTER TABLE "store" DROP COLUMN "page_delivery";
  ALTER TABLE "store" DROP COLUMN "page_delivery_text";
  ALTER TABLE "store" DROP COLUMN "page_returns";
  ALTER TABLE "store" DROP COLUMN "page_returns_text";
  ALTER TABLE "store" DROP COLUMN "page_not_in";
  ALTER TABLE "store" DROP COLUMN "page_questions";
  ALTER TABLE "store" DROP COLUMN "page_all_questions";
  ALTER TABLE "store" DROP COLUMN "page_nearest";
  ALTER TABLE "store" DROP COLUMN "page_nearest_kits";
  ALTER TABLE "store" DROP COLUMN "page_see";
  ALTER TABLE "store" DROP COLUMN "page_read_title";
  ALTER TABLE "store" DROP COLUMN "page_read_text";
  ALTER TABLE "store" DROP COLUMN "page_person_title";
  ALTER TABLE "store" DROP COLUMN "page_person_text";
  ALTER TABLE "store" DROP COLUMN "page_family";
  ALTER TABLE "store" DROP COLUMN "page_family_note";
  ALTER TABLE "store" DROP COLUMN "page_family_each";
  ALTER TABLE "store" DROP COLUMN "page_family_today";
  ALTER TABLE "store" DROP COLUMN "page_family_all";
  ALTER TABLE "store" DROP COLUMN "page_family_nobody";
  ALTER TABLE "store" DROP COLUMN "page_add_visit";
  ALTER TABLE "store" DROP COLUMN "compare_title";
  ALTER TABLE "store" DROP COLUMN "compare_lead";
  ALTER TABLE "store" DROP COLUMN "compare_link";
  ALTER TABLE "store" DROP COLUMN "compare_choose_link";
  ALTER TABLE "store" DROP COLUMN "compare_first";
  ALTER TABLE "store" DROP COLUMN "compare_second";
  ALTER TABLE "store" DROP COLUMN "compare_kit";
  ALTER TABLE "store" DROP COLUMN "compare_price";
  ALTER TABLE "store" DROP COLUMN "compare_made_for";
  ALTER TABLE "store" DROP COLUMN "compare_you_collect";
  ALTER TABLE "store" DROP COLUMN "compare_results";
  ALTER TABLE "store" DROP COLUMN "compare_method";
  ALTER TABLE "store" DROP COLUMN "compare_looks_at";
  ALTER TABLE "store" DROP COLUMN "compare_note";
  ALTER TABLE "store" DROP COLUMN "choose_title";
  ALTER TABLE "store" DROP COLUMN "choose_lead";
  ALTER TABLE "store" DROP COLUMN "choose_who";
  ALTER TABLE "store" DROP COLUMN "choose_adult";
  ALTER TABLE "store" DROP COLUMN "choose_child";
  ALTER TABLE "store" DROP COLUMN "choose_child_note";
  ALTER TABLE "store" DROP COLUMN "choose_baby";
  ALTER TABLE "store" DROP COLUMN "choose_baby_note";
  ALTER TABLE "store" DROP COLUMN "choose_pregnant";
  ALTER TABLE "store" DROP COLUMN "choose_concern";
  ALTER TABLE "store" DROP COLUMN "choose_digestion";
  ALTER TABLE "store" DROP COLUMN "choose_tiredness";
  ALTER TABLE "store" DROP COLUMN "choose_skin";
  ALTER TABLE "store" DROP COLUMN "choose_mood";
  ALTER TABLE "store" DROP COLUMN "choose_weight";
  ALTER TABLE "store" DROP COLUMN "choose_food";
  ALTER TABLE "store" DROP COLUMN "choose_hormones";
  ALTER TABLE "store" DROP COLUMN "choose_other";
  ALTER TABLE "store" DROP COLUMN "choose_sample";
  ALTER TABLE "store" DROP COLUMN "choose_any";
  ALTER TABLE "store" DROP COLUMN "choose_button";
  ALTER TABLE "store" DROP COLUMN "choose_missing";
  ALTER TABLE "store" DROP COLUMN "choose_result";
  ALTER TABLE "store" DROP COLUMN "choose_why";
  ALTER TABLE "store" DROP COLUMN "choose_see";
  ALTER TABLE "store" DROP COLUMN "choose_or";
  ALTER TABLE "store" DROP COLUMN "choose_nothing";
  ALTER TABLE "store" DROP COLUMN "choose_talk_title";
  ALTER TABLE "store" DROP COLUMN "choose_talk";
  ALTER TABLE "store" DROP COLUMN "choose_talk_link";
  ALTER TABLE "store" DROP COLUMN "choose_fine";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_in_the_box";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_good_for";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_sample";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_results";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_results_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_ages";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_reader";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_reader_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_reader_link";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_visits";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_payments";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_kit_choice";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_shipping_free";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_leaves";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_arrives";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_superbill";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_unsure";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_ask";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_steps_kit";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_steps_kit_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_steps";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_timeline";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_timeline_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_order_step";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_arrive_step";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_post_step";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_post_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_post_when";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_result_step";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_result_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_at_lab";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_shows";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_included";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_cannot_tell";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_limits";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_report";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_report_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_report_ribbon";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_report_caption";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_before";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_good_to_know";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_insurance";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_insurance_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_delivery";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_delivery_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_returns";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_returns_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_not_in";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_questions";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_all_questions";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_nearest";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_nearest_kits";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_see";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_read_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_read_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_person_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_person_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family_each";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family_today";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family_all";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_family_nobody";
  ALTER TABLE "_store_v" DROP COLUMN "version_page_add_visit";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_lead";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_link";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_choose_link";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_first";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_second";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_kit";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_price";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_made_for";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_you_collect";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_results";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_method";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_looks_at";
  ALTER TABLE "_store_v" DROP COLUMN "version_compare_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_lead";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_who";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_adult";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_child";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_child_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_baby";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_baby_note";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_pregnant";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_concern";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_digestion";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_tiredness";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_skin";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_mood";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_weight";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_food";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_hormones";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_other";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_sample";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_any";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_button";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_missing";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_result";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_why";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_see";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_or";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_nothing";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_talk_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_talk";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_talk_link";
  ALTER TABLE "_store_v" DROP COLUMN "version_choose_fine";
  ALTER TABLE "practice" DROP COLUMN "license";
  ALTER TABLE "_practice_v" DROP COLUMN "version_license";
  DROP TYPE "public"."enum_products_page_collecting";
  DROP TYPE "public"."enum__products_v_version_page_collecting";
  DROP TYPE "public"."enum_store_choose_rules_rows_who";
  DROP TYPE "public"."enum_store_choose_rules_rows_concern";
  DROP TYPE "public"."enum_store_choose_rules_rows_sample";
  DROP TYPE "public"."enum__store_v_version_choose_rules_rows_who";
  DROP TYPE "public"."enum__store_v_version_choose_rules_rows_concern";
  DROP TYPE "public"."enum__store_v_version_choose_rules_rows_sample";`)
}
