import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_testimonials_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "_home_v_version_testimonials_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "about_mission_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_about_v_version_mission_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "freebies_page_workshop_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "freebies_page_workshop_invitation_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lead" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_freebies_page_v_version_workshop_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_freebies_page_v_version_workshop_invitation_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "privacy_policy_summary_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "_privacy_policy_v_version_summary_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "store" ALTER COLUMN "partners_whole_food_text" SET DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars. The figures below are the brand’s own claims.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_whole_food_text" SET DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars. The figures below are the brand’s own claims.';
  ALTER TABLE "local_page" ALTER COLUMN "lead" SET DEFAULT 'Neighbors who make it easier to live well.';
  ALTER TABLE "_local_page_v" ALTER COLUMN "version_lead" SET DEFAULT 'Neighbors who make it easier to live well.';
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "faqs" ADD COLUMN "topic" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_topic" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_freebies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_affiliate_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_local_businesses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partner_links_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "home" ADD COLUMN "journey_step_word" varchar DEFAULT 'Step';
  ALTER TABLE "home" ADD COLUMN "services_buttons_test" varchar DEFAULT 'Order this test';
  ALTER TABLE "home" ADD COLUMN "services_buttons_consultation" varchar DEFAULT 'Book this consult';
  ALTER TABLE "home" ADD COLUMN "services_buttons_package" varchar DEFAULT 'Get the package';
  ALTER TABLE "home" ADD COLUMN "services_buttons_other" varchar DEFAULT 'See it in the store';
  ALTER TABLE "home" ADD COLUMN "services_buttons_partner" varchar DEFAULT 'Visit the partner';
  ALTER TABLE "home" ADD COLUMN "testimonials_title" varchar DEFAULT 'What families tell us';
  ALTER TABLE "home" ADD COLUMN "testimonials_more" varchar DEFAULT 'Read More Testimonials';
  ALTER TABLE "home" ADD COLUMN "testimonials_sample_note" varchar DEFAULT 'Sample';
  ALTER TABLE "home" ADD COLUMN "contact_card_title" varchar DEFAULT 'Write to us';
  ALTER TABLE "home" ADD COLUMN "contact_card_text" varchar DEFAULT 'Say what you notice, since when, and who at your table it touches. One paragraph is enough.';
  ALTER TABLE "home" ADD COLUMN "document_title" varchar;
  ALTER TABLE "home" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "home" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_home_v" ADD COLUMN "version_journey_step_word" varchar DEFAULT 'Step';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_test" varchar DEFAULT 'Order this test';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_consultation" varchar DEFAULT 'Book this consult';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_package" varchar DEFAULT 'Get the package';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_other" varchar DEFAULT 'See it in the store';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_partner" varchar DEFAULT 'Visit the partner';
  ALTER TABLE "_home_v" ADD COLUMN "version_testimonials_title" varchar DEFAULT 'What families tell us';
  ALTER TABLE "_home_v" ADD COLUMN "version_testimonials_more" varchar DEFAULT 'Read More Testimonials';
  ALTER TABLE "_home_v" ADD COLUMN "version_testimonials_sample_note" varchar DEFAULT 'Sample';
  ALTER TABLE "_home_v" ADD COLUMN "version_contact_card_title" varchar DEFAULT 'Write to us';
  ALTER TABLE "_home_v" ADD COLUMN "version_contact_card_text" varchar DEFAULT 'Say what you notice, since when, and who at your table it touches. One paragraph is enough.';
  ALTER TABLE "_home_v" ADD COLUMN "version_document_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "store" ADD COLUMN "program_plan_term" varchar DEFAULT 'per month for {count} months';
  ALTER TABLE "store" ADD COLUMN "program_plan_payments_first" varchar DEFAULT 'Today';
  ALTER TABLE "store" ADD COLUMN "program_plan_payments_second" varchar DEFAULT 'Month 2';
  ALTER TABLE "store" ADD COLUMN "program_plan_payments_third" varchar DEFAULT 'Month 3';
  ALTER TABLE "store" ADD COLUMN "program_plan_payments_fourth" varchar DEFAULT 'Month 4';
  ALTER TABLE "store" ADD COLUMN "partners_own_title" varchar DEFAULT 'Three we keep ourselves';
  ALTER TABLE "store" ADD COLUMN "partners_own_text" varchar DEFAULT 'In your cart like any kit, from the same shelf.';
  ALTER TABLE "store" ADD COLUMN "partners_partners_title" varchar DEFAULT 'Two partners we trust';
  ALTER TABLE "store" ADD COLUMN "partners_partners_text" varchar DEFAULT 'These open in a new tab, and you pay there.';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_title" varchar DEFAULT 'The whole-food cabinet';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_text" varchar DEFAULT 'Each drawer opens the brand’s own page in a new tab.';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_plates_capsules" varchar DEFAULT 'Capsules';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_plates_chewables" varchar DEFAULT 'Chewables';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_plates_shakes" varchar DEFAULT 'Shakes and powder';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_plates_bars" varchar DEFAULT 'Bars';
  ALTER TABLE "store" ADD COLUMN "partners_cabinet_plates_is_new" varchar DEFAULT 'NEW';
  ALTER TABLE "store" ADD COLUMN "words_add_to_cart" varchar DEFAULT 'Add to Cart';
  ALTER TABLE "store" ADD COLUMN "words_days" varchar DEFAULT 'days';
  ALTER TABLE "store" ADD COLUMN "words_question" varchar DEFAULT 'Ask a question first';
  ALTER TABLE "store" ADD COLUMN "words_other_kits" varchar DEFAULT 'Other';
  ALTER TABLE "store" ADD COLUMN "document_title" varchar DEFAULT 'Wellness Shop';
  ALTER TABLE "store" ADD COLUMN "meta_description" varchar DEFAULT 'Gut test kits for adults, children and babies, consultations, packages and supplements, with prices and days to results.';
  ALTER TABLE "store" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_store_v" ADD COLUMN "version_program_plan_term" varchar DEFAULT 'per month for {count} months';
  ALTER TABLE "_store_v" ADD COLUMN "version_program_plan_payments_first" varchar DEFAULT 'Today';
  ALTER TABLE "_store_v" ADD COLUMN "version_program_plan_payments_second" varchar DEFAULT 'Month 2';
  ALTER TABLE "_store_v" ADD COLUMN "version_program_plan_payments_third" varchar DEFAULT 'Month 3';
  ALTER TABLE "_store_v" ADD COLUMN "version_program_plan_payments_fourth" varchar DEFAULT 'Month 4';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_own_title" varchar DEFAULT 'Three we keep ourselves';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_own_text" varchar DEFAULT 'In your cart like any kit, from the same shelf.';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_partners_title" varchar DEFAULT 'Two partners we trust';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_partners_text" varchar DEFAULT 'These open in a new tab, and you pay there.';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_title" varchar DEFAULT 'The whole-food cabinet';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_text" varchar DEFAULT 'Each drawer opens the brand’s own page in a new tab.';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_plates_capsules" varchar DEFAULT 'Capsules';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_plates_chewables" varchar DEFAULT 'Chewables';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_plates_shakes" varchar DEFAULT 'Shakes and powder';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_plates_bars" varchar DEFAULT 'Bars';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_cabinet_plates_is_new" varchar DEFAULT 'NEW';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_add_to_cart" varchar DEFAULT 'Add to Cart';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_days" varchar DEFAULT 'days';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_question" varchar DEFAULT 'Ask a question first';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_other_kits" varchar DEFAULT 'Other';
  ALTER TABLE "_store_v" ADD COLUMN "version_document_title" varchar DEFAULT 'Wellness Shop';
  ALTER TABLE "_store_v" ADD COLUMN "version_meta_description" varchar DEFAULT 'Gut test kits for adults, children and babies, consultations, packages and supplements, with prices and days to results.';
  ALTER TABLE "_store_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_store_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "checkout" ADD COLUMN "form_steps_person" varchar DEFAULT 'Who is this for';
  ALTER TABLE "checkout" ADD COLUMN "form_steps_address" varchar DEFAULT 'Where the kits go';
  ALTER TABLE "checkout" ADD COLUMN "form_steps_terms" varchar DEFAULT 'Terms, once and plainly';
  ALTER TABLE "checkout" ADD COLUMN "form_steps_payment" varchar DEFAULT 'Payment';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_first_name" varchar DEFAULT 'First name';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_last_name" varchar DEFAULT 'Last name';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_email" varchar DEFAULT 'Email';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_date_of_birth" varchar DEFAULT 'Date of birth';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_address" varchar DEFAULT 'Street address';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_city" varchar DEFAULT 'City';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_state" varchar DEFAULT 'State';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_zip_code" varchar DEFAULT 'ZIP code';
  ALTER TABLE "checkout" ADD COLUMN "form_labels_card" varchar DEFAULT 'Card';
  ALTER TABLE "checkout" ADD COLUMN "form_consents_terms" varchar DEFAULT 'I accept the terms and conditions';
  ALTER TABLE "checkout" ADD COLUMN "form_consents_privacy" varchar DEFAULT 'I have read and understand the website''s';
  ALTER TABLE "checkout" ADD COLUMN "form_consents_privacy_link" varchar DEFAULT 'privacy policy';
  ALTER TABLE "checkout" ADD COLUMN "form_order_title" varchar DEFAULT 'Your order';
  ALTER TABLE "checkout" ADD COLUMN "form_order_quantity" varchar DEFAULT 'Quantity';
  ALTER TABLE "checkout" ADD COLUMN "form_order_items" varchar DEFAULT 'Items';
  ALTER TABLE "checkout" ADD COLUMN "form_order_coupon" varchar DEFAULT 'Coupon';
  ALTER TABLE "checkout" ADD COLUMN "form_order_apply" varchar DEFAULT 'Apply';
  ALTER TABLE "checkout" ADD COLUMN "form_order_remove" varchar DEFAULT 'Remove';
  ALTER TABLE "checkout" ADD COLUMN "form_order_saved" varchar DEFAULT 'You saved {amount}';
  ALTER TABLE "checkout" ADD COLUMN "form_order_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "checkout" ADD COLUMN "form_order_free" varchar DEFAULT 'FREE';
  ALTER TABLE "checkout" ADD COLUMN "form_order_total" varchar DEFAULT 'Total today';
  ALTER TABLE "checkout" ADD COLUMN "form_order_pay" varchar DEFAULT 'Pay {amount}';
  ALTER TABLE "checkout" ADD COLUMN "form_empty_title" varchar DEFAULT 'Nothing to pay for yet';
  ALTER TABLE "checkout" ADD COLUMN "form_empty_text" varchar DEFAULT 'Your cart is empty, so there is nothing to check out. Your kits are still on the shelf.';
  ALTER TABLE "checkout" ADD COLUMN "form_empty_button" varchar DEFAULT 'Back to Store';
  ALTER TABLE "checkout" ADD COLUMN "done_buttons_go_on" varchar DEFAULT 'Continue Shopping';
  ALTER TABLE "checkout" ADD COLUMN "done_buttons_home" varchar DEFAULT 'Back to Home';
  ALTER TABLE "checkout" ADD COLUMN "done_steps_title" varchar DEFAULT 'What happens next';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_title" varchar DEFAULT 'Your receipt';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_number" varchar DEFAULT 'Order number';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_quantity" varchar DEFAULT 'Quantity';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_coupon" varchar DEFAULT 'Coupon';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_free" varchar DEFAULT 'FREE';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_paid" varchar DEFAULT 'Paid today';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_sent_to" varchar DEFAULT 'Sent to';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_in_mail" varchar DEFAULT 'We have sent you what you bought and what it cost.';
  ALTER TABLE "checkout" ADD COLUMN "cart_title" varchar DEFAULT 'Shopping Cart';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_item" varchar DEFAULT '1 item';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_items" varchar DEFAULT '{count} items';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_each" varchar DEFAULT 'each';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_per_month" varchar DEFAULT 'per month';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_remove" varchar DEFAULT 'Remove';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_less" varchar DEFAULT 'One less';
  ALTER TABLE "checkout" ADD COLUMN "cart_lines_more" varchar DEFAULT 'One more';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_title" varchar DEFAULT 'Summary';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_subtotal" varchar DEFAULT 'Subtotal';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_tax" varchar DEFAULT 'Tax';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_later" varchar DEFAULT 'Calculated at checkout';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_total" varchar DEFAULT 'Total';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_checkout" varchar DEFAULT 'Proceed to Checkout';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_words_go_on" varchar DEFAULT 'Continue Shopping';
  ALTER TABLE "checkout" ADD COLUMN "cart_summary_secure_note" varchar DEFAULT 'Secure checkout. Card details go straight to the payment provider. We never see or keep them.';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_title" varchar DEFAULT 'Your cart is empty';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_text" varchar DEFAULT 'Nothing lost, nothing owed. Tests, an hour with the practitioner and a family program are on the shelf when you want them.';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_button" varchar DEFAULT 'Start Shopping';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_consultation_title" varchar DEFAULT 'Not sure where to begin?';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_consultation_text" varchar DEFAULT 'Talk it through, one hour on video.';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_workshop_title" varchar DEFAULT 'Want to listen first?';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_workshop_text" varchar DEFAULT 'The weekly workshop is online and free.';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_contact_title" varchar DEFAULT 'Have one short question?';
  ALTER TABLE "checkout" ADD COLUMN "cart_empty_contact_text" varchar DEFAULT 'Write to us, and a person replies.';
  ALTER TABLE "checkout" ADD COLUMN "cart_document_title" varchar DEFAULT 'Shopping Cart';
  ALTER TABLE "checkout" ADD COLUMN "cart_meta_description" varchar;
  ALTER TABLE "checkout" ADD COLUMN "cart_share_picture_id" uuid;
  ALTER TABLE "checkout" ADD COLUMN "document_title" varchar DEFAULT 'Checkout';
  ALTER TABLE "checkout" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "checkout" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_person" varchar DEFAULT 'Who is this for';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_address" varchar DEFAULT 'Where the kits go';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_terms" varchar DEFAULT 'Terms, once and plainly';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_payment" varchar DEFAULT 'Payment';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_first_name" varchar DEFAULT 'First name';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_last_name" varchar DEFAULT 'Last name';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_email" varchar DEFAULT 'Email';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_date_of_birth" varchar DEFAULT 'Date of birth';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_address" varchar DEFAULT 'Street address';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_city" varchar DEFAULT 'City';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_state" varchar DEFAULT 'State';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_zip_code" varchar DEFAULT 'ZIP code';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_labels_card" varchar DEFAULT 'Card';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_consents_terms" varchar DEFAULT 'I accept the terms and conditions';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_consents_privacy" varchar DEFAULT 'I have read and understand the website''s';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_consents_privacy_link" varchar DEFAULT 'privacy policy';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_title" varchar DEFAULT 'Your order';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_quantity" varchar DEFAULT 'Quantity';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_items" varchar DEFAULT 'Items';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_coupon" varchar DEFAULT 'Coupon';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_apply" varchar DEFAULT 'Apply';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_remove" varchar DEFAULT 'Remove';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_saved" varchar DEFAULT 'You saved {amount}';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_free" varchar DEFAULT 'FREE';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_total" varchar DEFAULT 'Total today';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_order_pay" varchar DEFAULT 'Pay {amount}';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_empty_title" varchar DEFAULT 'Nothing to pay for yet';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_empty_text" varchar DEFAULT 'Your cart is empty, so there is nothing to check out. Your kits are still on the shelf.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_empty_button" varchar DEFAULT 'Back to Store';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_buttons_go_on" varchar DEFAULT 'Continue Shopping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_buttons_home" varchar DEFAULT 'Back to Home';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_steps_title" varchar DEFAULT 'What happens next';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_title" varchar DEFAULT 'Your receipt';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_number" varchar DEFAULT 'Order number';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_quantity" varchar DEFAULT 'Quantity';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_coupon" varchar DEFAULT 'Coupon';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_free" varchar DEFAULT 'FREE';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_paid" varchar DEFAULT 'Paid today';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_sent_to" varchar DEFAULT 'Sent to';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_in_mail" varchar DEFAULT 'We have sent you what you bought and what it cost.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_title" varchar DEFAULT 'Shopping Cart';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_item" varchar DEFAULT '1 item';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_items" varchar DEFAULT '{count} items';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_each" varchar DEFAULT 'each';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_per_month" varchar DEFAULT 'per month';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_remove" varchar DEFAULT 'Remove';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_less" varchar DEFAULT 'One less';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_lines_more" varchar DEFAULT 'One more';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_title" varchar DEFAULT 'Summary';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_subtotal" varchar DEFAULT 'Subtotal';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_shipping" varchar DEFAULT 'Shipping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_tax" varchar DEFAULT 'Tax';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_later" varchar DEFAULT 'Calculated at checkout';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_total" varchar DEFAULT 'Total';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_checkout" varchar DEFAULT 'Proceed to Checkout';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_words_go_on" varchar DEFAULT 'Continue Shopping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_summary_secure_note" varchar DEFAULT 'Secure checkout. Card details go straight to the payment provider. We never see or keep them.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_title" varchar DEFAULT 'Your cart is empty';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_text" varchar DEFAULT 'Nothing lost, nothing owed. Tests, an hour with the practitioner and a family program are on the shelf when you want them.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_button" varchar DEFAULT 'Start Shopping';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_consultation_title" varchar DEFAULT 'Not sure where to begin?';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_consultation_text" varchar DEFAULT 'Talk it through, one hour on video.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_workshop_title" varchar DEFAULT 'Want to listen first?';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_workshop_text" varchar DEFAULT 'The weekly workshop is online and free.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_contact_title" varchar DEFAULT 'Have one short question?';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_empty_contact_text" varchar DEFAULT 'Write to us, and a person replies.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_document_title" varchar DEFAULT 'Shopping Cart';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_meta_description" varchar;
  ALTER TABLE "_checkout_v" ADD COLUMN "version_cart_share_picture_id" uuid;
  ALTER TABLE "_checkout_v" ADD COLUMN "version_document_title" varchar DEFAULT 'Checkout';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_checkout_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_checkout_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "about" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "about" ADD COLUMN "biography_greeting" varchar DEFAULT 'In faith and good health,';
  ALTER TABLE "_about_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_about_v" ADD COLUMN "version_biography_greeting" varchar DEFAULT 'In faith and good health,';
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "testimonials_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "testimonials_page" ADD COLUMN "sample_note" varchar DEFAULT 'Sample';
  ALTER TABLE "_testimonials_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_testimonials_page_v" ADD COLUMN "version_sample_note" varchar DEFAULT 'Sample';
  ALTER TABLE "_testimonials_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "freebies_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "freebies_page" ADD COLUMN "workshop_invitation_title" varchar DEFAULT 'Pull up a chair';
  ALTER TABLE "freebies_page" ADD COLUMN "workshop_invitation_text" varchar DEFAULT 'A kitchen table more than a lecture: one topic each week, time for questions, and people who walk the same road.';
  ALTER TABLE "freebies_page" ADD COLUMN "confirmation_cards_title" varchar DEFAULT 'While the kettle boils';
  ALTER TABLE "freebies_page" ADD COLUMN "confirmation_cards_lead" varchar DEFAULT 'Four drawers to open next.';
  ALTER TABLE "_freebies_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_freebies_page_v" ADD COLUMN "version_workshop_invitation_title" varchar DEFAULT 'Pull up a chair';
  ALTER TABLE "_freebies_page_v" ADD COLUMN "version_workshop_invitation_text" varchar DEFAULT 'A kitchen table more than a lecture: one topic each week, time for questions, and people who walk the same road.';
  ALTER TABLE "_freebies_page_v" ADD COLUMN "version_confirmation_cards_title" varchar DEFAULT 'While the kettle boils';
  ALTER TABLE "_freebies_page_v" ADD COLUMN "version_confirmation_cards_lead" varchar DEFAULT 'Four drawers to open next.';
  ALTER TABLE "_freebies_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "blog_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "blog_page" ADD COLUMN "contents" varchar DEFAULT 'In this article';
  ALTER TABLE "blog_page" ADD COLUMN "next" varchar DEFAULT 'Next';
  ALTER TABLE "blog_page" ADD COLUMN "note" varchar DEFAULT 'This is education and does not replace care from your own clinician. In an emergency, call 911.';
  ALTER TABLE "blog_page" ADD COLUMN "closing_text" varchar DEFAULT 'One kit, collected at home. Results in 10 to 28 days, read with you.';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_contents" varchar DEFAULT 'In this article';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_next" varchar DEFAULT 'Next';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_note" varchar DEFAULT 'This is education and does not replace care from your own clinician. In an emergency, call 911.';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_closing_text" varchar DEFAULT 'One kit, collected at home. Results in 10 to 28 days, read with you.';
  ALTER TABLE "_blog_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "faq_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_faq_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "recommendations_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "recommendations_page" ADD COLUMN "words_disclosure" varchar DEFAULT 'Affiliate disclosure.';
  ALTER TABLE "recommendations_page" ADD COLUMN "words_supplement_note" varchar DEFAULT 'No supplements here.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_protein_electrolytes_heading" varchar DEFAULT 'Protein & Electrolytes';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_protein_electrolytes_note" varchar DEFAULT 'For the days when cooking is not going to happen.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_books_heading" varchar DEFAULT 'Books';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_books_note" varchar DEFAULT 'Lent out often, and seldom given back.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_cooking_baking_heading" varchar DEFAULT 'Cooking & Baking';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_cooking_baking_note" varchar DEFAULT 'What stays on the stove.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_liver_detox_heading" varchar DEFAULT 'Liver Detox';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_liver_detox_note" varchar DEFAULT 'Gentle help, not a cleanse.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_household_heading" varchar DEFAULT 'Household';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_household_note" varchar DEFAULT 'Clean, without the cloud.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_personal_care_heading" varchar DEFAULT 'Personal Care';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_personal_care_note" varchar DEFAULT 'What touches skin goes in.';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_dental_heading" varchar DEFAULT 'Dental';
  ALTER TABLE "recommendations_page" ADD COLUMN "shelves_dental_note" varchar DEFAULT 'The first inch of the gut.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_words_disclosure" varchar DEFAULT 'Affiliate disclosure.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_words_supplement_note" varchar DEFAULT 'No supplements here.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_protein_electrolytes_heading" varchar DEFAULT 'Protein & Electrolytes';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_protein_electrolytes_note" varchar DEFAULT 'For the days when cooking is not going to happen.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_books_heading" varchar DEFAULT 'Books';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_books_note" varchar DEFAULT 'Lent out often, and seldom given back.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_cooking_baking_heading" varchar DEFAULT 'Cooking & Baking';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_cooking_baking_note" varchar DEFAULT 'What stays on the stove.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_liver_detox_heading" varchar DEFAULT 'Liver Detox';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_liver_detox_note" varchar DEFAULT 'Gentle help, not a cleanse.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_household_heading" varchar DEFAULT 'Household';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_household_note" varchar DEFAULT 'Clean, without the cloud.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_personal_care_heading" varchar DEFAULT 'Personal Care';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_personal_care_note" varchar DEFAULT 'What touches skin goes in.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_dental_heading" varchar DEFAULT 'Dental';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "version_shelves_dental_note" varchar DEFAULT 'The first inch of the gut.';
  ALTER TABLE "_recommendations_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "local_page" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "local_page" ADD COLUMN "categories_gut_healthy_food" varchar DEFAULT 'Gut-Healthy Food';
  ALTER TABLE "local_page" ADD COLUMN "categories_wellness_home" varchar DEFAULT 'Wellness & Home';
  ALTER TABLE "local_page" ADD COLUMN "categories_professional_services" varchar DEFAULT 'Professional Services';
  ALTER TABLE "_local_page_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_local_page_v" ADD COLUMN "version_categories_gut_healthy_food" varchar DEFAULT 'Gut-Healthy Food';
  ALTER TABLE "_local_page_v" ADD COLUMN "version_categories_wellness_home" varchar DEFAULT 'Wellness & Home';
  ALTER TABLE "_local_page_v" ADD COLUMN "version_categories_professional_services" varchar DEFAULT 'Professional Services';
  ALTER TABLE "_local_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "privacy_policy" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "privacy_policy" ADD COLUMN "dates" varchar DEFAULT 'Effective {effective}. Last updated {updated}.';
  ALTER TABLE "privacy_policy" ADD COLUMN "summary_title" varchar DEFAULT 'In short';
  ALTER TABLE "privacy_policy" ADD COLUMN "contents" varchar DEFAULT 'On this page';
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_dates" varchar DEFAULT 'Effective {effective}. Last updated {updated}.';
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_summary_title" varchar DEFAULT 'In short';
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_contents" varchar DEFAULT 'On this page';
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_assistant_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "frame" ADD COLUMN "menu_words_button" varchar DEFAULT 'Menu';
  ALTER TABLE "frame" ADD COLUMN "menu_words_reply" varchar DEFAULT 'A person replies within {time}:';
  ALTER TABLE "frame" ADD COLUMN "footer_headings_shop" varchar DEFAULT 'Shop';
  ALTER TABLE "frame" ADD COLUMN "footer_headings_learn" varchar DEFAULT 'Learn';
  ALTER TABLE "frame" ADD COLUMN "footer_headings_contact" varchar DEFAULT 'Reach a person';
  ALTER TABLE "frame" ADD COLUMN "not_found_help" varchar DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is on its shelf.';
  ALTER TABLE "frame" ADD COLUMN "not_found_buttons_home" varchar DEFAULT 'Go to the home page';
  ALTER TABLE "frame" ADD COLUMN "not_found_buttons_store" varchar DEFAULT 'Visit the Wellness Shop';
  ALTER TABLE "frame" ADD COLUMN "not_found_buttons_contact" varchar DEFAULT 'Ask a person';
  ALTER TABLE "_frame_v" ADD COLUMN "version_menu_words_button" varchar DEFAULT 'Menu';
  ALTER TABLE "_frame_v" ADD COLUMN "version_menu_words_reply" varchar DEFAULT 'A person replies within {time}:';
  ALTER TABLE "_frame_v" ADD COLUMN "version_footer_headings_shop" varchar DEFAULT 'Shop';
  ALTER TABLE "_frame_v" ADD COLUMN "version_footer_headings_learn" varchar DEFAULT 'Learn';
  ALTER TABLE "_frame_v" ADD COLUMN "version_footer_headings_contact" varchar DEFAULT 'Reach a person';
  ALTER TABLE "_frame_v" ADD COLUMN "version_not_found_help" varchar DEFAULT 'The page may have moved, or the link lost a letter on its way to you. Everything else is on its shelf.';
  ALTER TABLE "_frame_v" ADD COLUMN "version_not_found_buttons_home" varchar DEFAULT 'Go to the home page';
  ALTER TABLE "_frame_v" ADD COLUMN "version_not_found_buttons_store" varchar DEFAULT 'Visit the Wellness Shop';
  ALTER TABLE "_frame_v" ADD COLUMN "version_not_found_buttons_contact" varchar DEFAULT 'Ask a person';
  ALTER TABLE "_frame_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_practice_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "home_testimonials_stats" ADD CONSTRAINT "home_testimonials_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_testimonials_stats" ADD CONSTRAINT "_home_v_version_testimonials_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_mission_values" ADD CONSTRAINT "about_mission_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_mission_values" ADD CONSTRAINT "_about_v_version_mission_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "freebies_page_workshop_facts" ADD CONSTRAINT "freebies_page_workshop_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."freebies_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "freebies_page_workshop_invitation_steps" ADD CONSTRAINT "freebies_page_workshop_invitation_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."freebies_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_freebies_page_v_version_workshop_facts" ADD CONSTRAINT "_freebies_page_v_version_workshop_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_freebies_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_freebies_page_v_version_workshop_invitation_steps" ADD CONSTRAINT "_freebies_page_v_version_workshop_invitation_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_freebies_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_summary_items" ADD CONSTRAINT "privacy_policy_summary_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_version_summary_items" ADD CONSTRAINT "_privacy_policy_v_version_summary_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_testimonials_stats_order_idx" ON "home_testimonials_stats" USING btree ("_order");
  CREATE INDEX "home_testimonials_stats_parent_id_idx" ON "home_testimonials_stats" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_testimonials_stats_order_idx" ON "_home_v_version_testimonials_stats" USING btree ("_order");
  CREATE INDEX "_home_v_version_testimonials_stats_parent_id_idx" ON "_home_v_version_testimonials_stats" USING btree ("_parent_id");
  CREATE INDEX "about_mission_values_order_idx" ON "about_mission_values" USING btree ("_order");
  CREATE INDEX "about_mission_values_parent_id_idx" ON "about_mission_values" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_mission_values_order_idx" ON "_about_v_version_mission_values" USING btree ("_order");
  CREATE INDEX "_about_v_version_mission_values_parent_id_idx" ON "_about_v_version_mission_values" USING btree ("_parent_id");
  CREATE INDEX "freebies_page_workshop_facts_order_idx" ON "freebies_page_workshop_facts" USING btree ("_order");
  CREATE INDEX "freebies_page_workshop_facts_parent_id_idx" ON "freebies_page_workshop_facts" USING btree ("_parent_id");
  CREATE INDEX "freebies_page_workshop_invitation_steps_order_idx" ON "freebies_page_workshop_invitation_steps" USING btree ("_order");
  CREATE INDEX "freebies_page_workshop_invitation_steps_parent_id_idx" ON "freebies_page_workshop_invitation_steps" USING btree ("_parent_id");
  CREATE INDEX "_freebies_page_v_version_workshop_facts_order_idx" ON "_freebies_page_v_version_workshop_facts" USING btree ("_order");
  CREATE INDEX "_freebies_page_v_version_workshop_facts_parent_id_idx" ON "_freebies_page_v_version_workshop_facts" USING btree ("_parent_id");
  CREATE INDEX "_freebies_page_v_version_workshop_invitation_steps_order_idx" ON "_freebies_page_v_version_workshop_invitation_steps" USING btree ("_order");
  CREATE INDEX "_freebies_page_v_version_workshop_invitation_steps_parent_id_idx" ON "_freebies_page_v_version_workshop_invitation_steps" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy_summary_items_order_idx" ON "privacy_policy_summary_items" USING btree ("_order");
  CREATE INDEX "privacy_policy_summary_items_parent_id_idx" ON "privacy_policy_summary_items" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_version_summary_items_order_idx" ON "_privacy_policy_v_version_summary_items" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_summary_items_parent_id_idx" ON "_privacy_policy_v_version_summary_items" USING btree ("_parent_id");
  ALTER TABLE "home" ADD CONSTRAINT "home_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "store" ADD CONSTRAINT "store_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_store_v" ADD CONSTRAINT "_store_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout" ADD CONSTRAINT "checkout_cart_share_picture_id_media_id_fk" FOREIGN KEY ("cart_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout" ADD CONSTRAINT "checkout_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_checkout_v" ADD CONSTRAINT "_checkout_v_version_cart_share_picture_id_media_id_fk" FOREIGN KEY ("version_cart_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_checkout_v" ADD CONSTRAINT "_checkout_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_page" ADD CONSTRAINT "testimonials_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_page_v" ADD CONSTRAINT "_testimonials_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freebies_page" ADD CONSTRAINT "freebies_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_page_v" ADD CONSTRAINT "_freebies_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_page_v" ADD CONSTRAINT "_blog_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_page" ADD CONSTRAINT "faq_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_page_v" ADD CONSTRAINT "_faq_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_page" ADD CONSTRAINT "recommendations_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_page_v" ADD CONSTRAINT "_recommendations_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "local_page" ADD CONSTRAINT "local_page_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_local_page_v" ADD CONSTRAINT "_local_page_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy" ADD CONSTRAINT "privacy_policy_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_freebies_v_autosave_idx" ON "_freebies_v" USING btree ("autosave");
  CREATE INDEX "_affiliate_products_v_autosave_idx" ON "_affiliate_products_v" USING btree ("autosave");
  CREATE INDEX "_local_businesses_v_autosave_idx" ON "_local_businesses_v" USING btree ("autosave");
  CREATE INDEX "_partner_links_v_autosave_idx" ON "_partner_links_v" USING btree ("autosave");
  CREATE INDEX "home_share_picture_idx" ON "home" USING btree ("share_picture_id");
  CREATE INDEX "_home_v_version_version_share_picture_idx" ON "_home_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "store_share_picture_idx" ON "store" USING btree ("share_picture_id");
  CREATE INDEX "_store_v_version_version_share_picture_idx" ON "_store_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_store_v_autosave_idx" ON "_store_v" USING btree ("autosave");
  CREATE INDEX "checkout_cart_cart_share_picture_idx" ON "checkout" USING btree ("cart_share_picture_id");
  CREATE INDEX "checkout_share_picture_idx" ON "checkout" USING btree ("share_picture_id");
  CREATE INDEX "_checkout_v_version_cart_version_cart_share_picture_idx" ON "_checkout_v" USING btree ("version_cart_share_picture_id");
  CREATE INDEX "_checkout_v_version_version_share_picture_idx" ON "_checkout_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_checkout_v_autosave_idx" ON "_checkout_v" USING btree ("autosave");
  CREATE INDEX "about_share_picture_idx" ON "about" USING btree ("share_picture_id");
  CREATE INDEX "_about_v_version_version_share_picture_idx" ON "_about_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "testimonials_page_share_picture_idx" ON "testimonials_page" USING btree ("share_picture_id");
  CREATE INDEX "_testimonials_page_v_version_version_share_picture_idx" ON "_testimonials_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_testimonials_page_v_autosave_idx" ON "_testimonials_page_v" USING btree ("autosave");
  CREATE INDEX "freebies_page_share_picture_idx" ON "freebies_page" USING btree ("share_picture_id");
  CREATE INDEX "_freebies_page_v_version_version_share_picture_idx" ON "_freebies_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_freebies_page_v_autosave_idx" ON "_freebies_page_v" USING btree ("autosave");
  CREATE INDEX "blog_page_share_picture_idx" ON "blog_page" USING btree ("share_picture_id");
  CREATE INDEX "_blog_page_v_version_version_share_picture_idx" ON "_blog_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_blog_page_v_autosave_idx" ON "_blog_page_v" USING btree ("autosave");
  CREATE INDEX "faq_page_share_picture_idx" ON "faq_page" USING btree ("share_picture_id");
  CREATE INDEX "_faq_page_v_version_version_share_picture_idx" ON "_faq_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "recommendations_page_share_picture_idx" ON "recommendations_page" USING btree ("share_picture_id");
  CREATE INDEX "_recommendations_page_v_version_version_share_picture_idx" ON "_recommendations_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_recommendations_page_v_autosave_idx" ON "_recommendations_page_v" USING btree ("autosave");
  CREATE INDEX "local_page_share_picture_idx" ON "local_page" USING btree ("share_picture_id");
  CREATE INDEX "_local_page_v_version_version_share_picture_idx" ON "_local_page_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_local_page_v_autosave_idx" ON "_local_page_v" USING btree ("autosave");
  CREATE INDEX "privacy_policy_share_picture_idx" ON "privacy_policy" USING btree ("share_picture_id");
  CREATE INDEX "_privacy_policy_v_version_version_share_picture_idx" ON "_privacy_policy_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "_assistant_v_autosave_idx" ON "_assistant_v" USING btree ("autosave");
  CREATE INDEX "_frame_v_autosave_idx" ON "_frame_v" USING btree ("autosave");
  CREATE INDEX "_practice_v_autosave_idx" ON "_practice_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_testimonials_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_testimonials_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_mission_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_mission_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies_page_workshop_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies_page_workshop_invitation_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_page_v_version_workshop_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_page_v_version_workshop_invitation_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy_summary_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v_version_summary_items" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_testimonials_stats" CASCADE;
  DROP TABLE "_home_v_version_testimonials_stats" CASCADE;
  DROP TABLE "about_mission_values" CASCADE;
  DROP TABLE "_about_v_version_mission_values" CASCADE;
  DROP TABLE "freebies_page_workshop_facts" CASCADE;
  DROP TABLE "freebies_page_workshop_invitation_steps" CASCADE;
  DROP TABLE "_freebies_page_v_version_workshop_facts" CASCADE;
  DROP TABLE "_freebies_page_v_version_workshop_invitation_steps" CASCADE;
  DROP TABLE "privacy_policy_summary_items" CASCADE;
  DROP TABLE "_privacy_policy_v_version_summary_items" CASCADE;
  ALTER TABLE "home" DROP CONSTRAINT "home_share_picture_id_media_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "store" DROP CONSTRAINT "store_share_picture_id_media_id_fk";
  
  ALTER TABLE "_store_v" DROP CONSTRAINT "_store_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "checkout" DROP CONSTRAINT "checkout_cart_share_picture_id_media_id_fk";
  
  ALTER TABLE "checkout" DROP CONSTRAINT "checkout_share_picture_id_media_id_fk";
  
  ALTER TABLE "_checkout_v" DROP CONSTRAINT "_checkout_v_version_cart_share_picture_id_media_id_fk";
  
  ALTER TABLE "_checkout_v" DROP CONSTRAINT "_checkout_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_share_picture_id_media_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "testimonials_page" DROP CONSTRAINT "testimonials_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_testimonials_page_v" DROP CONSTRAINT "_testimonials_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "freebies_page" DROP CONSTRAINT "freebies_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_freebies_page_v" DROP CONSTRAINT "_freebies_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "blog_page" DROP CONSTRAINT "blog_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_blog_page_v" DROP CONSTRAINT "_blog_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "faq_page" DROP CONSTRAINT "faq_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_faq_page_v" DROP CONSTRAINT "_faq_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "recommendations_page" DROP CONSTRAINT "recommendations_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_recommendations_page_v" DROP CONSTRAINT "_recommendations_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "local_page" DROP CONSTRAINT "local_page_share_picture_id_media_id_fk";
  
  ALTER TABLE "_local_page_v" DROP CONSTRAINT "_local_page_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "privacy_policy" DROP CONSTRAINT "privacy_policy_share_picture_id_media_id_fk";
  
  ALTER TABLE "_privacy_policy_v" DROP CONSTRAINT "_privacy_policy_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "_faqs_v_autosave_idx";
  DROP INDEX "_testimonials_v_autosave_idx";
  DROP INDEX "_freebies_v_autosave_idx";
  DROP INDEX "_affiliate_products_v_autosave_idx";
  DROP INDEX "_local_businesses_v_autosave_idx";
  DROP INDEX "_partner_links_v_autosave_idx";
  DROP INDEX "home_share_picture_idx";
  DROP INDEX "_home_v_version_version_share_picture_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "store_share_picture_idx";
  DROP INDEX "_store_v_version_version_share_picture_idx";
  DROP INDEX "_store_v_autosave_idx";
  DROP INDEX "checkout_cart_cart_share_picture_idx";
  DROP INDEX "checkout_share_picture_idx";
  DROP INDEX "_checkout_v_version_cart_version_cart_share_picture_idx";
  DROP INDEX "_checkout_v_version_version_share_picture_idx";
  DROP INDEX "_checkout_v_autosave_idx";
  DROP INDEX "about_share_picture_idx";
  DROP INDEX "_about_v_version_version_share_picture_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "testimonials_page_share_picture_idx";
  DROP INDEX "_testimonials_page_v_version_version_share_picture_idx";
  DROP INDEX "_testimonials_page_v_autosave_idx";
  DROP INDEX "freebies_page_share_picture_idx";
  DROP INDEX "_freebies_page_v_version_version_share_picture_idx";
  DROP INDEX "_freebies_page_v_autosave_idx";
  DROP INDEX "blog_page_share_picture_idx";
  DROP INDEX "_blog_page_v_version_version_share_picture_idx";
  DROP INDEX "_blog_page_v_autosave_idx";
  DROP INDEX "faq_page_share_picture_idx";
  DROP INDEX "_faq_page_v_version_version_share_picture_idx";
  DROP INDEX "_faq_page_v_autosave_idx";
  DROP INDEX "recommendations_page_share_picture_idx";
  DROP INDEX "_recommendations_page_v_version_version_share_picture_idx";
  DROP INDEX "_recommendations_page_v_autosave_idx";
  DROP INDEX "local_page_share_picture_idx";
  DROP INDEX "_local_page_v_version_version_share_picture_idx";
  DROP INDEX "_local_page_v_autosave_idx";
  DROP INDEX "privacy_policy_share_picture_idx";
  DROP INDEX "_privacy_policy_v_version_version_share_picture_idx";
  DROP INDEX "_privacy_policy_v_autosave_idx";
  DROP INDEX "_assistant_v_autosave_idx";
  DROP INDEX "_frame_v_autosave_idx";
  DROP INDEX "_practice_v_autosave_idx";
  ALTER TABLE "store" ALTER COLUMN "partners_whole_food_text" SET DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars.';
  ALTER TABLE "_store_v" ALTER COLUMN "version_partners_whole_food_text" SET DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars.';
  ALTER TABLE "local_page" ALTER COLUMN "lead" SET DEFAULT 'Neighbours who make it easier to live well.';
  ALTER TABLE "_local_page_v" ALTER COLUMN "version_lead" SET DEFAULT 'Neighbours who make it easier to live well.';
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "faqs" DROP COLUMN "topic";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_topic";
  ALTER TABLE "_faqs_v" DROP COLUMN "autosave";
  ALTER TABLE "_testimonials_v" DROP COLUMN "autosave";
  ALTER TABLE "_freebies_v" DROP COLUMN "autosave";
  ALTER TABLE "_affiliate_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_local_businesses_v" DROP COLUMN "autosave";
  ALTER TABLE "_partner_links_v" DROP COLUMN "autosave";
  ALTER TABLE "home" DROP COLUMN "journey_step_word";
  ALTER TABLE "home" DROP COLUMN "services_buttons_test";
  ALTER TABLE "home" DROP COLUMN "services_buttons_consultation";
  ALTER TABLE "home" DROP COLUMN "services_buttons_package";
  ALTER TABLE "home" DROP COLUMN "services_buttons_other";
  ALTER TABLE "home" DROP COLUMN "services_buttons_partner";
  ALTER TABLE "home" DROP COLUMN "testimonials_title";
  ALTER TABLE "home" DROP COLUMN "testimonials_more";
  ALTER TABLE "home" DROP COLUMN "testimonials_sample_note";
  ALTER TABLE "home" DROP COLUMN "contact_card_title";
  ALTER TABLE "home" DROP COLUMN "contact_card_text";
  ALTER TABLE "home" DROP COLUMN "document_title";
  ALTER TABLE "home" DROP COLUMN "meta_description";
  ALTER TABLE "home" DROP COLUMN "share_picture_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_journey_step_word";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_test";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_consultation";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_package";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_other";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_partner";
  ALTER TABLE "_home_v" DROP COLUMN "version_testimonials_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_testimonials_more";
  ALTER TABLE "_home_v" DROP COLUMN "version_testimonials_sample_note";
  ALTER TABLE "_home_v" DROP COLUMN "version_contact_card_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_contact_card_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_document_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_home_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "store" DROP COLUMN "program_plan_term";
  ALTER TABLE "store" DROP COLUMN "program_plan_payments_first";
  ALTER TABLE "store" DROP COLUMN "program_plan_payments_second";
  ALTER TABLE "store" DROP COLUMN "program_plan_payments_third";
  ALTER TABLE "store" DROP COLUMN "program_plan_payments_fourth";
  ALTER TABLE "store" DROP COLUMN "partners_own_title";
  ALTER TABLE "store" DROP COLUMN "partners_own_text";
  ALTER TABLE "store" DROP COLUMN "partners_partners_title";
  ALTER TABLE "store" DROP COLUMN "partners_partners_text";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_title";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_text";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_plates_capsules";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_plates_chewables";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_plates_shakes";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_plates_bars";
  ALTER TABLE "store" DROP COLUMN "partners_cabinet_plates_is_new";
  ALTER TABLE "store" DROP COLUMN "words_add_to_cart";
  ALTER TABLE "store" DROP COLUMN "words_days";
  ALTER TABLE "store" DROP COLUMN "words_question";
  ALTER TABLE "store" DROP COLUMN "words_other_kits";
  ALTER TABLE "store" DROP COLUMN "document_title";
  ALTER TABLE "store" DROP COLUMN "meta_description";
  ALTER TABLE "store" DROP COLUMN "share_picture_id";
  ALTER TABLE "_store_v" DROP COLUMN "version_program_plan_term";
  ALTER TABLE "_store_v" DROP COLUMN "version_program_plan_payments_first";
  ALTER TABLE "_store_v" DROP COLUMN "version_program_plan_payments_second";
  ALTER TABLE "_store_v" DROP COLUMN "version_program_plan_payments_third";
  ALTER TABLE "_store_v" DROP COLUMN "version_program_plan_payments_fourth";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_own_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_own_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_partners_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_partners_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_plates_capsules";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_plates_chewables";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_plates_shakes";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_plates_bars";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_cabinet_plates_is_new";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_add_to_cart";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_days";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_question";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_other_kits";
  ALTER TABLE "_store_v" DROP COLUMN "version_document_title";
  ALTER TABLE "_store_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_store_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_store_v" DROP COLUMN "autosave";
  ALTER TABLE "checkout" DROP COLUMN "form_steps_person";
  ALTER TABLE "checkout" DROP COLUMN "form_steps_address";
  ALTER TABLE "checkout" DROP COLUMN "form_steps_terms";
  ALTER TABLE "checkout" DROP COLUMN "form_steps_payment";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_first_name";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_last_name";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_email";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_phone";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_date_of_birth";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_address";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_city";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_state";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_zip_code";
  ALTER TABLE "checkout" DROP COLUMN "form_labels_card";
  ALTER TABLE "checkout" DROP COLUMN "form_consents_terms";
  ALTER TABLE "checkout" DROP COLUMN "form_consents_privacy";
  ALTER TABLE "checkout" DROP COLUMN "form_consents_privacy_link";
  ALTER TABLE "checkout" DROP COLUMN "form_order_title";
  ALTER TABLE "checkout" DROP COLUMN "form_order_quantity";
  ALTER TABLE "checkout" DROP COLUMN "form_order_items";
  ALTER TABLE "checkout" DROP COLUMN "form_order_coupon";
  ALTER TABLE "checkout" DROP COLUMN "form_order_apply";
  ALTER TABLE "checkout" DROP COLUMN "form_order_remove";
  ALTER TABLE "checkout" DROP COLUMN "form_order_saved";
  ALTER TABLE "checkout" DROP COLUMN "form_order_shipping";
  ALTER TABLE "checkout" DROP COLUMN "form_order_free";
  ALTER TABLE "checkout" DROP COLUMN "form_order_total";
  ALTER TABLE "checkout" DROP COLUMN "form_order_pay";
  ALTER TABLE "checkout" DROP COLUMN "form_empty_title";
  ALTER TABLE "checkout" DROP COLUMN "form_empty_text";
  ALTER TABLE "checkout" DROP COLUMN "form_empty_button";
  ALTER TABLE "checkout" DROP COLUMN "done_buttons_go_on";
  ALTER TABLE "checkout" DROP COLUMN "done_buttons_home";
  ALTER TABLE "checkout" DROP COLUMN "done_steps_title";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_title";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_number";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_quantity";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_coupon";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_shipping";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_free";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_paid";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_sent_to";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_in_mail";
  ALTER TABLE "checkout" DROP COLUMN "cart_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_item";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_items";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_each";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_per_month";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_remove";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_less";
  ALTER TABLE "checkout" DROP COLUMN "cart_lines_more";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_subtotal";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_shipping";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_tax";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_later";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_total";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_checkout";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_words_go_on";
  ALTER TABLE "checkout" DROP COLUMN "cart_summary_secure_note";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_text";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_button";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_consultation_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_consultation_text";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_workshop_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_workshop_text";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_contact_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_empty_contact_text";
  ALTER TABLE "checkout" DROP COLUMN "cart_document_title";
  ALTER TABLE "checkout" DROP COLUMN "cart_meta_description";
  ALTER TABLE "checkout" DROP COLUMN "cart_share_picture_id";
  ALTER TABLE "checkout" DROP COLUMN "document_title";
  ALTER TABLE "checkout" DROP COLUMN "meta_description";
  ALTER TABLE "checkout" DROP COLUMN "share_picture_id";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_person";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_address";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_terms";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_payment";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_first_name";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_last_name";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_email";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_phone";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_date_of_birth";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_address";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_city";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_state";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_zip_code";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_labels_card";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_consents_terms";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_consents_privacy";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_consents_privacy_link";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_quantity";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_items";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_coupon";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_apply";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_remove";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_saved";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_shipping";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_free";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_total";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_order_pay";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_empty_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_empty_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_empty_button";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_buttons_go_on";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_buttons_home";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_steps_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_number";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_quantity";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_coupon";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_shipping";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_free";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_paid";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_sent_to";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_in_mail";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_item";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_items";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_each";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_per_month";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_remove";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_less";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_lines_more";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_subtotal";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_shipping";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_tax";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_later";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_total";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_checkout";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_words_go_on";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_summary_secure_note";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_button";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_consultation_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_consultation_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_workshop_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_workshop_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_contact_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_empty_contact_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_document_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_meta_description";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_cart_share_picture_id";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_document_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_checkout_v" DROP COLUMN "autosave";
  ALTER TABLE "about" DROP COLUMN "share_picture_id";
  ALTER TABLE "about" DROP COLUMN "biography_greeting";
  ALTER TABLE "_about_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_biography_greeting";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "testimonials_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "testimonials_page" DROP COLUMN "sample_note";
  ALTER TABLE "_testimonials_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_testimonials_page_v" DROP COLUMN "version_sample_note";
  ALTER TABLE "_testimonials_page_v" DROP COLUMN "autosave";
  ALTER TABLE "freebies_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "freebies_page" DROP COLUMN "workshop_invitation_title";
  ALTER TABLE "freebies_page" DROP COLUMN "workshop_invitation_text";
  ALTER TABLE "freebies_page" DROP COLUMN "confirmation_cards_title";
  ALTER TABLE "freebies_page" DROP COLUMN "confirmation_cards_lead";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "version_workshop_invitation_title";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "version_workshop_invitation_text";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "version_confirmation_cards_title";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "version_confirmation_cards_lead";
  ALTER TABLE "_freebies_page_v" DROP COLUMN "autosave";
  ALTER TABLE "blog_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "blog_page" DROP COLUMN "contents";
  ALTER TABLE "blog_page" DROP COLUMN "next";
  ALTER TABLE "blog_page" DROP COLUMN "note";
  ALTER TABLE "blog_page" DROP COLUMN "closing_text";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_contents";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_next";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_note";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_closing_text";
  ALTER TABLE "_blog_page_v" DROP COLUMN "autosave";
  ALTER TABLE "faq_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_faq_page_v" DROP COLUMN "autosave";
  ALTER TABLE "recommendations_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "recommendations_page" DROP COLUMN "words_disclosure";
  ALTER TABLE "recommendations_page" DROP COLUMN "words_supplement_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_protein_electrolytes_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_protein_electrolytes_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_books_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_books_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_cooking_baking_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_cooking_baking_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_liver_detox_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_liver_detox_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_household_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_household_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_personal_care_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_personal_care_note";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_dental_heading";
  ALTER TABLE "recommendations_page" DROP COLUMN "shelves_dental_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_words_disclosure";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_words_supplement_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_protein_electrolytes_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_protein_electrolytes_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_books_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_books_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_cooking_baking_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_cooking_baking_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_liver_detox_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_liver_detox_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_household_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_household_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_personal_care_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_personal_care_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_dental_heading";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "version_shelves_dental_note";
  ALTER TABLE "_recommendations_page_v" DROP COLUMN "autosave";
  ALTER TABLE "local_page" DROP COLUMN "share_picture_id";
  ALTER TABLE "local_page" DROP COLUMN "categories_gut_healthy_food";
  ALTER TABLE "local_page" DROP COLUMN "categories_wellness_home";
  ALTER TABLE "local_page" DROP COLUMN "categories_professional_services";
  ALTER TABLE "_local_page_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_local_page_v" DROP COLUMN "version_categories_gut_healthy_food";
  ALTER TABLE "_local_page_v" DROP COLUMN "version_categories_wellness_home";
  ALTER TABLE "_local_page_v" DROP COLUMN "version_categories_professional_services";
  ALTER TABLE "_local_page_v" DROP COLUMN "autosave";
  ALTER TABLE "privacy_policy" DROP COLUMN "share_picture_id";
  ALTER TABLE "privacy_policy" DROP COLUMN "dates";
  ALTER TABLE "privacy_policy" DROP COLUMN "summary_title";
  ALTER TABLE "privacy_policy" DROP COLUMN "contents";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_dates";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_summary_title";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_contents";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "autosave";
  ALTER TABLE "_assistant_v" DROP COLUMN "autosave";
  ALTER TABLE "frame" DROP COLUMN "menu_words_button";
  ALTER TABLE "frame" DROP COLUMN "menu_words_reply";
  ALTER TABLE "frame" DROP COLUMN "footer_headings_shop";
  ALTER TABLE "frame" DROP COLUMN "footer_headings_learn";
  ALTER TABLE "frame" DROP COLUMN "footer_headings_contact";
  ALTER TABLE "frame" DROP COLUMN "not_found_help";
  ALTER TABLE "frame" DROP COLUMN "not_found_buttons_home";
  ALTER TABLE "frame" DROP COLUMN "not_found_buttons_store";
  ALTER TABLE "frame" DROP COLUMN "not_found_buttons_contact";
  ALTER TABLE "_frame_v" DROP COLUMN "version_menu_words_button";
  ALTER TABLE "_frame_v" DROP COLUMN "version_menu_words_reply";
  ALTER TABLE "_frame_v" DROP COLUMN "version_footer_headings_shop";
  ALTER TABLE "_frame_v" DROP COLUMN "version_footer_headings_learn";
  ALTER TABLE "_frame_v" DROP COLUMN "version_footer_headings_contact";
  ALTER TABLE "_frame_v" DROP COLUMN "version_not_found_help";
  ALTER TABLE "_frame_v" DROP COLUMN "version_not_found_buttons_home";
  ALTER TABLE "_frame_v" DROP COLUMN "version_not_found_buttons_store";
  ALTER TABLE "_frame_v" DROP COLUMN "version_not_found_buttons_contact";
  ALTER TABLE "_frame_v" DROP COLUMN "autosave";
  ALTER TABLE "_practice_v" DROP COLUMN "autosave";`)
}
