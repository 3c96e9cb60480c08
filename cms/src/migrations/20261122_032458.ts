import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_payments_state" AS ENUM('due', 'paid', 'failed', 'stopped');
  CREATE TYPE "public"."enum_plans_status" AS ENUM('pending', 'active', 'late', 'completed', 'stopped');
  CREATE TYPE "public"."enum_coupon_redemptions_status" AS ENUM('reserved', 'redeemed', 'released');
  CREATE TYPE "public"."enum_contact_submissions_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_lead_captures_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_workshop_signups_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_freebie_downloads_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_place" AS ENUM('featured', 'home', 'grid');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_place" AS ENUM('featured', 'home', 'grid');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_freebies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__freebies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_affiliate_products_category" AS ENUM('protein-electrolytes', 'books', 'cooking-baking', 'liver-detox', 'household', 'personal-care', 'dental');
  CREATE TYPE "public"."enum_affiliate_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__affiliate_products_v_version_category" AS ENUM('protein-electrolytes', 'books', 'cooking-baking', 'liver-detox', 'household', 'personal-care', 'dental');
  CREATE TYPE "public"."enum__affiliate_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_local_businesses_category" AS ENUM('gut-healthy-food', 'wellness-home', 'professional-services');
  CREATE TYPE "public"."enum_local_businesses_icon" AS ENUM('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  CREATE TYPE "public"."enum_local_businesses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__local_businesses_v_version_category" AS ENUM('gut-healthy-food', 'wellness-home', 'professional-services');
  CREATE TYPE "public"."enum__local_businesses_v_version_icon" AS ENUM('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  CREATE TYPE "public"."enum__local_businesses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partner_links_kind" AS ENUM('capsules', 'chewables', 'shakes', 'bars', 'probiotics', 'powders');
  CREATE TYPE "public"."enum_partner_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partner_links_v_version_kind" AS ENUM('capsules', 'chewables', 'shakes', 'bars', 'probiotics', 'powders');
  CREATE TYPE "public"."enum__partner_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_freebies_page_workshop_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_freebies_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__freebies_page_v_version_workshop_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum__freebies_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recommendations_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recommendations_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_local_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__local_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_assistant_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__assistant_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "plans_payments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"due_on" timestamp(3) with time zone NOT NULL,
  	"cents" numeric NOT NULL,
  	"state" "enum_plans_payments_state" DEFAULT 'due' NOT NULL,
  	"paid_on" timestamp(3) with time zone,
  	"stripe_invoice_id" varchar
  );
  
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"status" "enum_plans_status" DEFAULT 'pending' NOT NULL,
  	"order_number" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"product_name" varchar NOT NULL,
  	"persons" numeric NOT NULL,
  	"cents_per_payment" numeric NOT NULL,
  	"payments_done" numeric NOT NULL,
  	"payments_total" numeric NOT NULL,
  	"next_payment_on" timestamp(3) with time zone,
  	"stripe_subscription_schedule_id" varchar,
  	"stripe_subscription_id" varchar,
  	"stripe_customer_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupon_redemptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"status" "enum_coupon_redemptions_status" DEFAULT 'reserved' NOT NULL,
  	"reserved_until" timestamp(3) with time zone,
  	"email" varchar,
  	"order_id" uuid,
  	"coupon_id" uuid,
  	"reference" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_submissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"concern" varchar,
  	"interest" varchar,
  	"message" varchar,
  	"status" "enum_contact_submissions_status" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_captures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"concern" varchar,
  	"status" "enum_lead_captures_status" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "workshop_signups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"session_at" timestamp(3) with time zone,
  	"status" "enum_workshop_signups_status" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "freebie_downloads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"freebie_name" varchar NOT NULL,
  	"status" "enum_freebie_downloads_status" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"picture_id" uuid,
  	"content" jsonb,
  	"date" timestamp(3) with time zone,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_picture_id" uuid,
  	"version_content" jsonb,
  	"version_date" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"content" varchar,
  	"place" "enum_testimonials_place" DEFAULT 'grid',
  	"initial" varchar,
  	"stars" numeric DEFAULT 5,
  	"is_sample" boolean DEFAULT false,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_content" varchar,
  	"version_place" "enum__testimonials_v_version_place" DEFAULT 'grid',
  	"version_initial" varchar,
  	"version_stars" numeric DEFAULT 5,
  	"version_is_sample" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "freebies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"type" varchar,
  	"pages" varchar,
  	"file_id" uuid,
  	"picture_id" uuid,
  	"partner_logo_id" uuid,
  	"colour" varchar,
  	"number" numeric,
  	"slug" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_freebies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_freebies_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_type" varchar,
  	"version_pages" varchar,
  	"version_file_id" uuid,
  	"version_picture_id" uuid,
  	"version_partner_logo_id" uuid,
  	"version_colour" varchar,
  	"version_number" numeric,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__freebies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "affiliate_products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"category" "enum_affiliate_products_category",
  	"affiliate_link" varchar,
  	"picture_id" uuid,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_affiliate_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_affiliate_products_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_category" "enum__affiliate_products_v_version_category",
  	"version_affiliate_link" varchar,
  	"version_picture_id" uuid,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__affiliate_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "local_businesses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"category" "enum_local_businesses_category",
  	"link" varchar,
  	"icon" "enum_local_businesses_icon" DEFAULT 'leaf',
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_local_businesses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_local_businesses_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_category" "enum__local_businesses_v_version_category",
  	"version_link" varchar,
  	"version_icon" "enum__local_businesses_v_version_icon" DEFAULT 'leaf',
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__local_businesses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partner_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"kind" "enum_partner_links_kind",
  	"href" varchar,
  	"is_new" boolean DEFAULT false,
  	"picture_id" uuid,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partner_links_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partner_links_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_kind" "enum__partner_links_v_version_kind",
  	"version_href" varchar,
  	"version_is_new" boolean DEFAULT false,
  	"version_picture_id" uuid,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partner_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "openings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"username" varchar NOT NULL,
  	"user_id" varchar NOT NULL,
  	"record" varchar NOT NULL,
  	"record_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about_biography_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_credentials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "about" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Care that listens, and looks for the root',
  	"lead" varchar DEFAULT 'A board-certified physician assistant, founder and CEO, with 13+ years of experience and a Christian, faith-guided way of caring for families.',
  	"document_title" varchar DEFAULT 'About',
  	"meta_description" varchar,
  	"picture_id" uuid,
  	"biography_title" varchar DEFAULT 'My story',
  	"credentials_title" varchar DEFAULT 'Credentials',
  	"mission_title" varchar DEFAULT 'Our mission',
  	"mission_text" varchar DEFAULT 'To find the root cause of what troubles your gut, and to walk with your family until you thrive.',
  	"closing_title" varchar DEFAULT 'Ready to begin?',
  	"closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_biography_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_credentials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Care that listens, and looks for the root',
  	"version_lead" varchar DEFAULT 'A board-certified physician assistant, founder and CEO, with 13+ years of experience and a Christian, faith-guided way of caring for families.',
  	"version_document_title" varchar DEFAULT 'About',
  	"version_meta_description" varchar,
  	"version_picture_id" uuid,
  	"version_biography_title" varchar DEFAULT 'My story',
  	"version_credentials_title" varchar DEFAULT 'Credentials',
  	"version_mission_title" varchar DEFAULT 'Our mission',
  	"version_mission_text" varchar DEFAULT 'To find the root cause of what troubles your gut, and to walk with your family until you thrive.',
  	"version_closing_title" varchar DEFAULT 'Ready to begin?',
  	"version_closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"version_closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "testimonials_page_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "testimonials_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'What Our Patients Say',
  	"lead" varchar DEFAULT 'Families who took the first step, in their own words.',
  	"document_title" varchar DEFAULT 'Testimonials',
  	"meta_description" varchar,
  	"featured_label" varchar DEFAULT 'Verified Patient',
  	"grid_title" varchar DEFAULT 'More from our families',
  	"closing_title" varchar DEFAULT 'Your story could be next',
  	"closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"_status" "enum_testimonials_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_testimonials_page_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_testimonials_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'What Our Patients Say',
  	"version_lead" varchar DEFAULT 'Families who took the first step, in their own words.',
  	"version_document_title" varchar DEFAULT 'Testimonials',
  	"version_meta_description" varchar,
  	"version_featured_label" varchar DEFAULT 'Verified Patient',
  	"version_grid_title" varchar DEFAULT 'More from our families',
  	"version_closing_title" varchar DEFAULT 'Your story could be next',
  	"version_closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"version_closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"version__status" "enum__testimonials_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "freebies_page_workshop_skips" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "freebies_page_confirmation_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "freebies_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Free Weekly Wellness Workshop',
  	"lead" varchar DEFAULT 'Join us online every Thursday at 7 PM EST. Bring your questions; it costs nothing.',
  	"document_title" varchar DEFAULT 'Free guides and workshop',
  	"meta_description" varchar,
  	"signed_up_title" varchar DEFAULT 'All Set',
  	"signed_up_text" varchar DEFAULT 'Check your email for the video-meeting link. We meet Thursday at 7 PM EST.',
  	"workshop_weekday" "enum_freebies_page_workshop_weekday" DEFAULT '4',
  	"workshop_hour" numeric DEFAULT 19,
  	"workshop_minute" numeric DEFAULT 0,
  	"workshop_duration_minutes" numeric DEFAULT 60,
  	"workshop_words" varchar DEFAULT 'Thursday 7 PM EST',
  	"workshop_meeting_link" varchar,
  	"guides_flyer_id" uuid,
  	"guides_title" varchar DEFAULT 'Free Gut Health Resources',
  	"guides_lead" varchar,
  	"guides_button" varchar DEFAULT 'Download Free',
  	"closing_title" varchar DEFAULT 'Ready for more than a guide?',
  	"closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"confirmation_title" varchar DEFAULT 'Download Started!',
  	"confirmation_lead" varchar DEFAULT 'A copy is on its way to your inbox.',
  	"confirmation_document_title" varchar DEFAULT 'Your download',
  	"confirmation_program_link" varchar DEFAULT 'See the Family Wellness Program',
  	"confirmation_home_link" varchar DEFAULT 'Back to Home',
  	"_status" "enum_freebies_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_freebies_page_v_version_workshop_skips" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_freebies_page_v_version_confirmation_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_freebies_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Free Weekly Wellness Workshop',
  	"version_lead" varchar DEFAULT 'Join us online every Thursday at 7 PM EST. Bring your questions; it costs nothing.',
  	"version_document_title" varchar DEFAULT 'Free guides and workshop',
  	"version_meta_description" varchar,
  	"version_signed_up_title" varchar DEFAULT 'All Set',
  	"version_signed_up_text" varchar DEFAULT 'Check your email for the video-meeting link. We meet Thursday at 7 PM EST.',
  	"version_workshop_weekday" "enum__freebies_page_v_version_workshop_weekday" DEFAULT '4',
  	"version_workshop_hour" numeric DEFAULT 19,
  	"version_workshop_minute" numeric DEFAULT 0,
  	"version_workshop_duration_minutes" numeric DEFAULT 60,
  	"version_workshop_words" varchar DEFAULT 'Thursday 7 PM EST',
  	"version_workshop_meeting_link" varchar,
  	"version_guides_flyer_id" uuid,
  	"version_guides_title" varchar DEFAULT 'Free Gut Health Resources',
  	"version_guides_lead" varchar,
  	"version_guides_button" varchar DEFAULT 'Download Free',
  	"version_closing_title" varchar DEFAULT 'Ready for more than a guide?',
  	"version_closing_text" varchar DEFAULT 'Start with a test at home, or talk it over first.',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"version_closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"version_confirmation_title" varchar DEFAULT 'Download Started!',
  	"version_confirmation_lead" varchar DEFAULT 'A copy is on its way to your inbox.',
  	"version_confirmation_document_title" varchar DEFAULT 'Your download',
  	"version_confirmation_program_link" varchar DEFAULT 'See the Family Wellness Program',
  	"version_confirmation_home_link" varchar DEFAULT 'Back to Home',
  	"version__status" "enum__freebies_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "blog_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Knowledge Corner',
  	"lead" varchar DEFAULT 'Short reads on food, testing and living well.',
  	"document_title" varchar DEFAULT 'Knowledge Corner',
  	"meta_description" varchar,
  	"read_more" varchar DEFAULT 'Read More',
  	"back" varchar DEFAULT 'Back to all articles',
  	"closing_title" varchar DEFAULT 'Wondering about your own gut?',
  	"closing_testing" varchar DEFAULT 'Browse Testing',
  	"closing_consultation" varchar DEFAULT 'Schedule a Consultation',
  	"_status" "enum_blog_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_blog_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Knowledge Corner',
  	"version_lead" varchar DEFAULT 'Short reads on food, testing and living well.',
  	"version_document_title" varchar DEFAULT 'Knowledge Corner',
  	"version_meta_description" varchar,
  	"version_read_more" varchar DEFAULT 'Read More',
  	"version_back" varchar DEFAULT 'Back to all articles',
  	"version_closing_title" varchar DEFAULT 'Wondering about your own gut?',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing',
  	"version_closing_consultation" varchar DEFAULT 'Schedule a Consultation',
  	"version__status" "enum__blog_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faq_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Frequently Asked Questions',
  	"lead" varchar DEFAULT 'Shipping, results, payment and what is in a package.',
  	"document_title" varchar DEFAULT 'Frequently asked questions',
  	"meta_description" varchar,
  	"contact_text" varchar DEFAULT 'Is your question not here?',
  	"contact_label" varchar DEFAULT 'Contact Us',
  	"_status" "enum_faq_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_faq_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Frequently Asked Questions',
  	"version_lead" varchar DEFAULT 'Shipping, results, payment and what is in a package.',
  	"version_document_title" varchar DEFAULT 'Frequently asked questions',
  	"version_meta_description" varchar,
  	"version_contact_text" varchar DEFAULT 'Is your question not here?',
  	"version_contact_label" varchar DEFAULT 'Contact Us',
  	"version__status" "enum__faq_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "recommendations_page_dispensary_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "recommendations_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Gut Healing Recommendations',
  	"lead" varchar DEFAULT 'What we use in our own kitchens and homes.',
  	"document_title" varchar DEFAULT 'Recommendations',
  	"meta_description" varchar,
  	"disclosure" varchar DEFAULT 'Some links on this page are affiliate links: when you buy through them we may earn a small commission, at no extra cost to you.',
  	"supplement_note" varchar DEFAULT 'We do not recommend supplements from this marketplace. Please order them from our dispensary.',
  	"button" varchar DEFAULT 'View on Amazon',
  	"dispensary_title" varchar DEFAULT 'Professional supplements',
  	"dispensary_text" varchar DEFAULT 'Practitioner-grade supplements, sent straight to you.',
  	"dispensary_link_label" varchar,
  	"dispensary_link_href" varchar,
  	"closing_title" varchar DEFAULT 'Not sure what your gut needs?',
  	"closing_text" varchar DEFAULT 'A test at home shows it.',
  	"closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"_status" "enum_recommendations_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_recommendations_page_v_version_dispensary_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recommendations_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Gut Healing Recommendations',
  	"version_lead" varchar DEFAULT 'What we use in our own kitchens and homes.',
  	"version_document_title" varchar DEFAULT 'Recommendations',
  	"version_meta_description" varchar,
  	"version_disclosure" varchar DEFAULT 'Some links on this page are affiliate links: when you buy through them we may earn a small commission, at no extra cost to you.',
  	"version_supplement_note" varchar DEFAULT 'We do not recommend supplements from this marketplace. Please order them from our dispensary.',
  	"version_button" varchar DEFAULT 'View on Amazon',
  	"version_dispensary_title" varchar DEFAULT 'Professional supplements',
  	"version_dispensary_text" varchar DEFAULT 'Practitioner-grade supplements, sent straight to you.',
  	"version_dispensary_link_label" varchar,
  	"version_dispensary_link_href" varchar,
  	"version_closing_title" varchar DEFAULT 'Not sure what your gut needs?',
  	"version_closing_text" varchar DEFAULT 'A test at home shows it.',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"version_closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"version__status" "enum__recommendations_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "local_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Local Gut Friendly Recommendations',
  	"lead" varchar DEFAULT 'Neighbours who make it easier to live well.',
  	"document_title" varchar DEFAULT 'Local businesses',
  	"meta_description" varchar,
  	"all_label" varchar DEFAULT 'All Businesses',
  	"button" varchar DEFAULT 'Visit Website',
  	"closing_title" varchar DEFAULT 'Start from the inside',
  	"closing_text" varchar DEFAULT 'A test at home shows what your gut needs.',
  	"closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"_status" "enum_local_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_local_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Local Gut Friendly Recommendations',
  	"version_lead" varchar DEFAULT 'Neighbours who make it easier to live well.',
  	"version_document_title" varchar DEFAULT 'Local businesses',
  	"version_meta_description" varchar,
  	"version_all_label" varchar DEFAULT 'All Businesses',
  	"version_button" varchar DEFAULT 'Visit Website',
  	"version_closing_title" varchar DEFAULT 'Start from the inside',
  	"version_closing_text" varchar DEFAULT 'A test at home shows what your gut needs.',
  	"version_closing_testing" varchar DEFAULT 'Browse Testing Kits',
  	"version_closing_consultation" varchar DEFAULT 'Schedule Consultation',
  	"version__status" "enum__local_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "privacy_policy_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Privacy Policy',
  	"lead" varchar DEFAULT 'What we collect, why, how long we keep it, and how you have it deleted.',
  	"document_title" varchar DEFAULT 'Privacy policy',
  	"meta_description" varchar,
  	"effective" varchar DEFAULT 'Nov 14, 2023',
  	"updated" varchar DEFAULT '03/11/2024',
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_policy_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Privacy Policy',
  	"version_lead" varchar DEFAULT 'What we collect, why, how long we keep it, and how you have it deleted.',
  	"version_document_title" varchar DEFAULT 'Privacy policy',
  	"version_meta_description" varchar,
  	"version_effective" varchar DEFAULT 'Nov 14, 2023',
  	"version_updated" varchar DEFAULT '03/11/2024',
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "assistant" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar DEFAULT 'Gut Health Assistant',
  	"line" varchar DEFAULT 'Here to help!',
  	"greeting" varchar DEFAULT 'Hi there, welcome to {practice} where we value your health. We''re here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?',
  	"placeholder" varchar DEFAULT 'Type your message...',
  	"contact_prompt" varchar DEFAULT 'Click the button below to go to our contact form.',
  	"contact_button" varchar DEFAULT 'Go to Contact Form',
  	"footer" varchar DEFAULT 'Powered by {practice}''s AI assistant',
  	"emergency" varchar DEFAULT 'This sounds like something that cannot wait. Please call 911 or go to the nearest emergency room now. If you think of harming yourself, call or text 988. This chat cannot help in an emergency.',
  	"tone" varchar DEFAULT 'Warm, calm and brief. Faith may be present and gentle, never loud. It never diagnoses and never promises a cure.',
  	"_status" "enum_assistant_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_assistant_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar DEFAULT 'Gut Health Assistant',
  	"version_line" varchar DEFAULT 'Here to help!',
  	"version_greeting" varchar DEFAULT 'Hi there, welcome to {practice} where we value your health. We''re here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?',
  	"version_placeholder" varchar DEFAULT 'Type your message...',
  	"version_contact_prompt" varchar DEFAULT 'Click the button below to go to our contact form.',
  	"version_contact_button" varchar DEFAULT 'Go to Contact Form',
  	"version_footer" varchar DEFAULT 'Powered by {practice}''s AI assistant',
  	"version_emergency" varchar DEFAULT 'This sounds like something that cannot wait. Please call 911 or go to the nearest emergency room now. If you think of harming yourself, call or text 988. This chat cannot help in an emergency.',
  	"version_tone" varchar DEFAULT 'Warm, calm and brief. Faith may be present and gentle, never loud. It never diagnoses and never promises a cure.',
  	"version__status" "enum__assistant_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "mail_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_subject" varchar DEFAULT 'Your order {number}',
  	"order_text" varchar DEFAULT 'Thank you, {name}. Your order is ours to look after now.',
  	"order_details_subject" varchar DEFAULT 'One thing we need for your order {number}',
  	"order_details_text" varchar DEFAULT 'Thank you, {name}. Please answer this mail with the address that the kit should go to.',
  	"payment_failed_subject" varchar DEFAULT 'Your payment did not go through',
  	"payment_failed_text" varchar DEFAULT 'Hi {name}, this month''s payment did not go through. Please use the link below to pay it with another card.',
  	"contact_subject" varchar DEFAULT 'We have your message',
  	"contact_text" varchar DEFAULT 'Thank you, {name}. A person reads it and answers within 48 hours.',
  	"workshop_subject" varchar DEFAULT 'Your seat in the workshop',
  	"workshop_text" varchar DEFAULT 'We look forward to seeing you, {name}. The link to the video meeting is below.',
  	"freebie_subject" varchar DEFAULT 'Your free guide: {guide}',
  	"freebie_text" varchar DEFAULT 'Here is your copy, {name}. Enjoy it.',
  	"signature" varchar DEFAULT 'With care,
  {practitioner}',
  	"_status" "enum_mail_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_order_subject" varchar DEFAULT 'Your order {number}',
  	"version_order_text" varchar DEFAULT 'Thank you, {name}. Your order is ours to look after now.',
  	"version_order_details_subject" varchar DEFAULT 'One thing we need for your order {number}',
  	"version_order_details_text" varchar DEFAULT 'Thank you, {name}. Please answer this mail with the address that the kit should go to.',
  	"version_payment_failed_subject" varchar DEFAULT 'Your payment did not go through',
  	"version_payment_failed_text" varchar DEFAULT 'Hi {name}, this month''s payment did not go through. Please use the link below to pay it with another card.',
  	"version_contact_subject" varchar DEFAULT 'We have your message',
  	"version_contact_text" varchar DEFAULT 'Thank you, {name}. A person reads it and answers within 48 hours.',
  	"version_workshop_subject" varchar DEFAULT 'Your seat in the workshop',
  	"version_workshop_text" varchar DEFAULT 'We look forward to seeing you, {name}. The link to the video meeting is below.',
  	"version_freebie_subject" varchar DEFAULT 'Your free guide: {guide}',
  	"version_freebie_text" varchar DEFAULT 'Here is your copy, {name}. Enjoy it.',
  	"version_signature" varchar DEFAULT 'With care,
  {practitioner}',
  	"version__status" "enum__mail_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "orders" ADD COLUMN "coupon_note" varchar;
  ALTER TABLE "coupons" ADD COLUMN "active" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "coupon_redemptions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_submissions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_captures_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "workshop_signups_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "freebie_downloads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faqs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "freebies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "affiliate_products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "local_businesses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partner_links_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" uuid;
  ALTER TABLE "store" ADD COLUMN "partners_dispensary_name" varchar DEFAULT 'Practitioner Supplement Dispensary';
  ALTER TABLE "store" ADD COLUMN "partners_dispensary_text" varchar DEFAULT 'Professional supplements at 10% off, taken off by itself, with free shipping over $50.';
  ALTER TABLE "store" ADD COLUMN "partners_dispensary_figure" varchar DEFAULT '10% automatic discount';
  ALTER TABLE "store" ADD COLUMN "partners_dispensary_button" varchar DEFAULT 'Open the Dispensary';
  ALTER TABLE "store" ADD COLUMN "partners_dispensary_href" varchar DEFAULT 'https://dispensary.example';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_name" varchar DEFAULT 'Whole-Food Supplements';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_text" varchar DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars.';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_trials" varchar DEFAULT '33 clinical trials';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_papers" varchar DEFAULT '47 papers';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_benefits" varchar DEFAULT '13 benefits';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_button" varchar DEFAULT 'See the Brand';
  ALTER TABLE "store" ADD COLUMN "partners_whole_food_href" varchar DEFAULT 'https://whole-food.example';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_dispensary_name" varchar DEFAULT 'Practitioner Supplement Dispensary';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_dispensary_text" varchar DEFAULT 'Professional supplements at 10% off, taken off by itself, with free shipping over $50.';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_dispensary_figure" varchar DEFAULT '10% automatic discount';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_dispensary_button" varchar DEFAULT 'Open the Dispensary';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_dispensary_href" varchar DEFAULT 'https://dispensary.example';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_name" varchar DEFAULT 'Whole-Food Supplements';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_text" varchar DEFAULT 'Fruit, vegetables and berries in capsules, chewables, shakes and bars.';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_trials" varchar DEFAULT '33 clinical trials';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_papers" varchar DEFAULT '47 papers';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_benefits" varchar DEFAULT '13 benefits';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_button" varchar DEFAULT 'See the Brand';
  ALTER TABLE "_store_v" ADD COLUMN "version_partners_whole_food_href" varchar DEFAULT 'https://whole-food.example';
  ALTER TABLE "plans_payments" ADD CONSTRAINT "plans_payments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freebies" ADD CONSTRAINT "freebies_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freebies" ADD CONSTRAINT "freebies_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freebies" ADD CONSTRAINT "freebies_partner_logo_id_media_id_fk" FOREIGN KEY ("partner_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_v" ADD CONSTRAINT "_freebies_v_parent_id_freebies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."freebies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_v" ADD CONSTRAINT "_freebies_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_v" ADD CONSTRAINT "_freebies_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_v" ADD CONSTRAINT "_freebies_v_version_partner_logo_id_media_id_fk" FOREIGN KEY ("version_partner_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliate_products" ADD CONSTRAINT "affiliate_products_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_affiliate_products_v" ADD CONSTRAINT "_affiliate_products_v_parent_id_affiliate_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."affiliate_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_affiliate_products_v" ADD CONSTRAINT "_affiliate_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_local_businesses_v" ADD CONSTRAINT "_local_businesses_v_parent_id_local_businesses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."local_businesses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_links_v" ADD CONSTRAINT "_partner_links_v_parent_id_partner_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_links_v" ADD CONSTRAINT "_partner_links_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_biography_paragraphs" ADD CONSTRAINT "about_biography_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_credentials_items" ADD CONSTRAINT "about_credentials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_biography_paragraphs" ADD CONSTRAINT "_about_v_version_biography_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_credentials_items" ADD CONSTRAINT "_about_v_version_credentials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_page_stats" ADD CONSTRAINT "testimonials_page_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_page_v_version_stats" ADD CONSTRAINT "_testimonials_page_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "freebies_page_workshop_skips" ADD CONSTRAINT "freebies_page_workshop_skips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."freebies_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "freebies_page_confirmation_cards" ADD CONSTRAINT "freebies_page_confirmation_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."freebies_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "freebies_page" ADD CONSTRAINT "freebies_page_guides_flyer_id_media_id_fk" FOREIGN KEY ("guides_flyer_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_freebies_page_v_version_workshop_skips" ADD CONSTRAINT "_freebies_page_v_version_workshop_skips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_freebies_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_freebies_page_v_version_confirmation_cards" ADD CONSTRAINT "_freebies_page_v_version_confirmation_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_freebies_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_freebies_page_v" ADD CONSTRAINT "_freebies_page_v_version_guides_flyer_id_media_id_fk" FOREIGN KEY ("version_guides_flyer_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_page_dispensary_badges" ADD CONSTRAINT "recommendations_page_dispensary_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recommendations_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recommendations_page_v_version_dispensary_badges" ADD CONSTRAINT "_recommendations_page_v_version_dispensary_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recommendations_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_sections" ADD CONSTRAINT "privacy_policy_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_version_sections" ADD CONSTRAINT "_privacy_policy_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "plans_payments_order_idx" ON "plans_payments" USING btree ("_order");
  CREATE INDEX "plans_payments_parent_id_idx" ON "plans_payments" USING btree ("_parent_id");
  CREATE INDEX "plans_status_idx" ON "plans" USING btree ("status");
  CREATE INDEX "plans_order_number_idx" ON "plans" USING btree ("order_number");
  CREATE UNIQUE INDEX "plans_order_idx" ON "plans" USING btree ("order_id");
  CREATE INDEX "plans_next_payment_on_idx" ON "plans" USING btree ("next_payment_on");
  CREATE UNIQUE INDEX "plans_stripe_subscription_schedule_id_idx" ON "plans" USING btree ("stripe_subscription_schedule_id");
  CREATE UNIQUE INDEX "plans_stripe_subscription_id_idx" ON "plans" USING btree ("stripe_subscription_id");
  CREATE INDEX "plans_stripe_customer_id_idx" ON "plans" USING btree ("stripe_customer_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "coupon_redemptions_email_idx" ON "coupon_redemptions" USING btree ("email");
  CREATE INDEX "coupon_redemptions_order_idx" ON "coupon_redemptions" USING btree ("order_id");
  CREATE INDEX "coupon_redemptions_coupon_idx" ON "coupon_redemptions" USING btree ("coupon_id");
  CREATE UNIQUE INDEX "coupon_redemptions_reference_idx" ON "coupon_redemptions" USING btree ("reference");
  CREATE INDEX "coupon_redemptions_updated_at_idx" ON "coupon_redemptions" USING btree ("updated_at");
  CREATE INDEX "coupon_redemptions_created_at_idx" ON "coupon_redemptions" USING btree ("created_at");
  CREATE INDEX "contact_submissions_last_name_idx" ON "contact_submissions" USING btree ("last_name");
  CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" USING btree ("email");
  CREATE INDEX "contact_submissions_status_idx" ON "contact_submissions" USING btree ("status");
  CREATE INDEX "contact_submissions_updated_at_idx" ON "contact_submissions" USING btree ("updated_at");
  CREATE INDEX "contact_submissions_created_at_idx" ON "contact_submissions" USING btree ("created_at");
  CREATE INDEX "lead_captures_email_idx" ON "lead_captures" USING btree ("email");
  CREATE INDEX "lead_captures_status_idx" ON "lead_captures" USING btree ("status");
  CREATE INDEX "lead_captures_updated_at_idx" ON "lead_captures" USING btree ("updated_at");
  CREATE INDEX "lead_captures_created_at_idx" ON "lead_captures" USING btree ("created_at");
  CREATE INDEX "workshop_signups_last_name_idx" ON "workshop_signups" USING btree ("last_name");
  CREATE INDEX "workshop_signups_email_idx" ON "workshop_signups" USING btree ("email");
  CREATE INDEX "workshop_signups_session_at_idx" ON "workshop_signups" USING btree ("session_at");
  CREATE INDEX "workshop_signups_status_idx" ON "workshop_signups" USING btree ("status");
  CREATE INDEX "workshop_signups_updated_at_idx" ON "workshop_signups" USING btree ("updated_at");
  CREATE INDEX "workshop_signups_created_at_idx" ON "workshop_signups" USING btree ("created_at");
  CREATE INDEX "freebie_downloads_last_name_idx" ON "freebie_downloads" USING btree ("last_name");
  CREATE INDEX "freebie_downloads_email_idx" ON "freebie_downloads" USING btree ("email");
  CREATE INDEX "freebie_downloads_freebie_name_idx" ON "freebie_downloads" USING btree ("freebie_name");
  CREATE INDEX "freebie_downloads_status_idx" ON "freebie_downloads" USING btree ("status");
  CREATE INDEX "freebie_downloads_updated_at_idx" ON "freebie_downloads" USING btree ("updated_at");
  CREATE INDEX "freebie_downloads_created_at_idx" ON "freebie_downloads" USING btree ("created_at");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "faqs_position_idx" ON "faqs" USING btree ("position");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_position_idx" ON "_faqs_v" USING btree ("version_position");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "testimonials_place_idx" ON "testimonials" USING btree ("place");
  CREATE INDEX "testimonials_position_idx" ON "testimonials" USING btree ("position");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_place_idx" ON "_testimonials_v" USING btree ("version_place");
  CREATE INDEX "_testimonials_v_version_version_position_idx" ON "_testimonials_v" USING btree ("version_position");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "freebies_file_idx" ON "freebies" USING btree ("file_id");
  CREATE INDEX "freebies_picture_idx" ON "freebies" USING btree ("picture_id");
  CREATE INDEX "freebies_partner_logo_idx" ON "freebies" USING btree ("partner_logo_id");
  CREATE UNIQUE INDEX "freebies_number_idx" ON "freebies" USING btree ("number");
  CREATE UNIQUE INDEX "freebies_slug_idx" ON "freebies" USING btree ("slug");
  CREATE INDEX "freebies_position_idx" ON "freebies" USING btree ("position");
  CREATE INDEX "freebies_updated_at_idx" ON "freebies" USING btree ("updated_at");
  CREATE INDEX "freebies_created_at_idx" ON "freebies" USING btree ("created_at");
  CREATE INDEX "freebies__status_idx" ON "freebies" USING btree ("_status");
  CREATE INDEX "_freebies_v_parent_idx" ON "_freebies_v" USING btree ("parent_id");
  CREATE INDEX "_freebies_v_version_version_file_idx" ON "_freebies_v" USING btree ("version_file_id");
  CREATE INDEX "_freebies_v_version_version_picture_idx" ON "_freebies_v" USING btree ("version_picture_id");
  CREATE INDEX "_freebies_v_version_version_partner_logo_idx" ON "_freebies_v" USING btree ("version_partner_logo_id");
  CREATE INDEX "_freebies_v_version_version_number_idx" ON "_freebies_v" USING btree ("version_number");
  CREATE INDEX "_freebies_v_version_version_slug_idx" ON "_freebies_v" USING btree ("version_slug");
  CREATE INDEX "_freebies_v_version_version_position_idx" ON "_freebies_v" USING btree ("version_position");
  CREATE INDEX "_freebies_v_version_version_updated_at_idx" ON "_freebies_v" USING btree ("version_updated_at");
  CREATE INDEX "_freebies_v_version_version_created_at_idx" ON "_freebies_v" USING btree ("version_created_at");
  CREATE INDEX "_freebies_v_version_version__status_idx" ON "_freebies_v" USING btree ("version__status");
  CREATE INDEX "_freebies_v_created_at_idx" ON "_freebies_v" USING btree ("created_at");
  CREATE INDEX "_freebies_v_updated_at_idx" ON "_freebies_v" USING btree ("updated_at");
  CREATE INDEX "_freebies_v_latest_idx" ON "_freebies_v" USING btree ("latest");
  CREATE INDEX "affiliate_products_category_idx" ON "affiliate_products" USING btree ("category");
  CREATE INDEX "affiliate_products_picture_idx" ON "affiliate_products" USING btree ("picture_id");
  CREATE INDEX "affiliate_products_position_idx" ON "affiliate_products" USING btree ("position");
  CREATE INDEX "affiliate_products_updated_at_idx" ON "affiliate_products" USING btree ("updated_at");
  CREATE INDEX "affiliate_products_created_at_idx" ON "affiliate_products" USING btree ("created_at");
  CREATE INDEX "affiliate_products__status_idx" ON "affiliate_products" USING btree ("_status");
  CREATE INDEX "_affiliate_products_v_parent_idx" ON "_affiliate_products_v" USING btree ("parent_id");
  CREATE INDEX "_affiliate_products_v_version_version_category_idx" ON "_affiliate_products_v" USING btree ("version_category");
  CREATE INDEX "_affiliate_products_v_version_version_picture_idx" ON "_affiliate_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_affiliate_products_v_version_version_position_idx" ON "_affiliate_products_v" USING btree ("version_position");
  CREATE INDEX "_affiliate_products_v_version_version_updated_at_idx" ON "_affiliate_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_affiliate_products_v_version_version_created_at_idx" ON "_affiliate_products_v" USING btree ("version_created_at");
  CREATE INDEX "_affiliate_products_v_version_version__status_idx" ON "_affiliate_products_v" USING btree ("version__status");
  CREATE INDEX "_affiliate_products_v_created_at_idx" ON "_affiliate_products_v" USING btree ("created_at");
  CREATE INDEX "_affiliate_products_v_updated_at_idx" ON "_affiliate_products_v" USING btree ("updated_at");
  CREATE INDEX "_affiliate_products_v_latest_idx" ON "_affiliate_products_v" USING btree ("latest");
  CREATE INDEX "local_businesses_category_idx" ON "local_businesses" USING btree ("category");
  CREATE INDEX "local_businesses_icon_idx" ON "local_businesses" USING btree ("icon");
  CREATE INDEX "local_businesses_position_idx" ON "local_businesses" USING btree ("position");
  CREATE INDEX "local_businesses_updated_at_idx" ON "local_businesses" USING btree ("updated_at");
  CREATE INDEX "local_businesses_created_at_idx" ON "local_businesses" USING btree ("created_at");
  CREATE INDEX "local_businesses__status_idx" ON "local_businesses" USING btree ("_status");
  CREATE INDEX "_local_businesses_v_parent_idx" ON "_local_businesses_v" USING btree ("parent_id");
  CREATE INDEX "_local_businesses_v_version_version_category_idx" ON "_local_businesses_v" USING btree ("version_category");
  CREATE INDEX "_local_businesses_v_version_version_icon_idx" ON "_local_businesses_v" USING btree ("version_icon");
  CREATE INDEX "_local_businesses_v_version_version_position_idx" ON "_local_businesses_v" USING btree ("version_position");
  CREATE INDEX "_local_businesses_v_version_version_updated_at_idx" ON "_local_businesses_v" USING btree ("version_updated_at");
  CREATE INDEX "_local_businesses_v_version_version_created_at_idx" ON "_local_businesses_v" USING btree ("version_created_at");
  CREATE INDEX "_local_businesses_v_version_version__status_idx" ON "_local_businesses_v" USING btree ("version__status");
  CREATE INDEX "_local_businesses_v_created_at_idx" ON "_local_businesses_v" USING btree ("created_at");
  CREATE INDEX "_local_businesses_v_updated_at_idx" ON "_local_businesses_v" USING btree ("updated_at");
  CREATE INDEX "_local_businesses_v_latest_idx" ON "_local_businesses_v" USING btree ("latest");
  CREATE INDEX "partner_links_kind_idx" ON "partner_links" USING btree ("kind");
  CREATE INDEX "partner_links_picture_idx" ON "partner_links" USING btree ("picture_id");
  CREATE INDEX "partner_links_position_idx" ON "partner_links" USING btree ("position");
  CREATE INDEX "partner_links_updated_at_idx" ON "partner_links" USING btree ("updated_at");
  CREATE INDEX "partner_links_created_at_idx" ON "partner_links" USING btree ("created_at");
  CREATE INDEX "partner_links__status_idx" ON "partner_links" USING btree ("_status");
  CREATE INDEX "_partner_links_v_parent_idx" ON "_partner_links_v" USING btree ("parent_id");
  CREATE INDEX "_partner_links_v_version_version_kind_idx" ON "_partner_links_v" USING btree ("version_kind");
  CREATE INDEX "_partner_links_v_version_version_picture_idx" ON "_partner_links_v" USING btree ("version_picture_id");
  CREATE INDEX "_partner_links_v_version_version_position_idx" ON "_partner_links_v" USING btree ("version_position");
  CREATE INDEX "_partner_links_v_version_version_updated_at_idx" ON "_partner_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_partner_links_v_version_version_created_at_idx" ON "_partner_links_v" USING btree ("version_created_at");
  CREATE INDEX "_partner_links_v_version_version__status_idx" ON "_partner_links_v" USING btree ("version__status");
  CREATE INDEX "_partner_links_v_created_at_idx" ON "_partner_links_v" USING btree ("created_at");
  CREATE INDEX "_partner_links_v_updated_at_idx" ON "_partner_links_v" USING btree ("updated_at");
  CREATE INDEX "_partner_links_v_latest_idx" ON "_partner_links_v" USING btree ("latest");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "openings_username_idx" ON "openings" USING btree ("username");
  CREATE INDEX "openings_user_id_idx" ON "openings" USING btree ("user_id");
  CREATE INDEX "openings_record_id_idx" ON "openings" USING btree ("record_id");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "about_biography_paragraphs_order_idx" ON "about_biography_paragraphs" USING btree ("_order");
  CREATE INDEX "about_biography_paragraphs_parent_id_idx" ON "about_biography_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "about_credentials_items_order_idx" ON "about_credentials_items" USING btree ("_order");
  CREATE INDEX "about_credentials_items_parent_id_idx" ON "about_credentials_items" USING btree ("_parent_id");
  CREATE INDEX "about_picture_idx" ON "about" USING btree ("picture_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_biography_paragraphs_order_idx" ON "_about_v_version_biography_paragraphs" USING btree ("_order");
  CREATE INDEX "_about_v_version_biography_paragraphs_parent_id_idx" ON "_about_v_version_biography_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_credentials_items_order_idx" ON "_about_v_version_credentials_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_credentials_items_parent_id_idx" ON "_about_v_version_credentials_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version_picture_idx" ON "_about_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "testimonials_page_stats_order_idx" ON "testimonials_page_stats" USING btree ("_order");
  CREATE INDEX "testimonials_page_stats_parent_id_idx" ON "testimonials_page_stats" USING btree ("_parent_id");
  CREATE INDEX "testimonials_page__status_idx" ON "testimonials_page" USING btree ("_status");
  CREATE INDEX "_testimonials_page_v_version_stats_order_idx" ON "_testimonials_page_v_version_stats" USING btree ("_order");
  CREATE INDEX "_testimonials_page_v_version_stats_parent_id_idx" ON "_testimonials_page_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_page_v_version_version__status_idx" ON "_testimonials_page_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_page_v_created_at_idx" ON "_testimonials_page_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_page_v_updated_at_idx" ON "_testimonials_page_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_page_v_latest_idx" ON "_testimonials_page_v" USING btree ("latest");
  CREATE INDEX "freebies_page_workshop_skips_order_idx" ON "freebies_page_workshop_skips" USING btree ("_order");
  CREATE INDEX "freebies_page_workshop_skips_parent_id_idx" ON "freebies_page_workshop_skips" USING btree ("_parent_id");
  CREATE INDEX "freebies_page_confirmation_cards_order_idx" ON "freebies_page_confirmation_cards" USING btree ("_order");
  CREATE INDEX "freebies_page_confirmation_cards_parent_id_idx" ON "freebies_page_confirmation_cards" USING btree ("_parent_id");
  CREATE INDEX "freebies_page_guides_guides_flyer_idx" ON "freebies_page" USING btree ("guides_flyer_id");
  CREATE INDEX "freebies_page__status_idx" ON "freebies_page" USING btree ("_status");
  CREATE INDEX "_freebies_page_v_version_workshop_skips_order_idx" ON "_freebies_page_v_version_workshop_skips" USING btree ("_order");
  CREATE INDEX "_freebies_page_v_version_workshop_skips_parent_id_idx" ON "_freebies_page_v_version_workshop_skips" USING btree ("_parent_id");
  CREATE INDEX "_freebies_page_v_version_confirmation_cards_order_idx" ON "_freebies_page_v_version_confirmation_cards" USING btree ("_order");
  CREATE INDEX "_freebies_page_v_version_confirmation_cards_parent_id_idx" ON "_freebies_page_v_version_confirmation_cards" USING btree ("_parent_id");
  CREATE INDEX "_freebies_page_v_version_guides_version_guides_flyer_idx" ON "_freebies_page_v" USING btree ("version_guides_flyer_id");
  CREATE INDEX "_freebies_page_v_version_version__status_idx" ON "_freebies_page_v" USING btree ("version__status");
  CREATE INDEX "_freebies_page_v_created_at_idx" ON "_freebies_page_v" USING btree ("created_at");
  CREATE INDEX "_freebies_page_v_updated_at_idx" ON "_freebies_page_v" USING btree ("updated_at");
  CREATE INDEX "_freebies_page_v_latest_idx" ON "_freebies_page_v" USING btree ("latest");
  CREATE INDEX "blog_page__status_idx" ON "blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_created_at_idx" ON "_blog_page_v" USING btree ("created_at");
  CREATE INDEX "_blog_page_v_updated_at_idx" ON "_blog_page_v" USING btree ("updated_at");
  CREATE INDEX "_blog_page_v_latest_idx" ON "_blog_page_v" USING btree ("latest");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "recommendations_page_dispensary_badges_order_idx" ON "recommendations_page_dispensary_badges" USING btree ("_order");
  CREATE INDEX "recommendations_page_dispensary_badges_parent_id_idx" ON "recommendations_page_dispensary_badges" USING btree ("_parent_id");
  CREATE INDEX "recommendations_page__status_idx" ON "recommendations_page" USING btree ("_status");
  CREATE INDEX "_recommendations_page_v_version_dispensary_badges_order_idx" ON "_recommendations_page_v_version_dispensary_badges" USING btree ("_order");
  CREATE INDEX "_recommendations_page_v_version_dispensary_badges_parent_id_idx" ON "_recommendations_page_v_version_dispensary_badges" USING btree ("_parent_id");
  CREATE INDEX "_recommendations_page_v_version_version__status_idx" ON "_recommendations_page_v" USING btree ("version__status");
  CREATE INDEX "_recommendations_page_v_created_at_idx" ON "_recommendations_page_v" USING btree ("created_at");
  CREATE INDEX "_recommendations_page_v_updated_at_idx" ON "_recommendations_page_v" USING btree ("updated_at");
  CREATE INDEX "_recommendations_page_v_latest_idx" ON "_recommendations_page_v" USING btree ("latest");
  CREATE INDEX "local_page__status_idx" ON "local_page" USING btree ("_status");
  CREATE INDEX "_local_page_v_version_version__status_idx" ON "_local_page_v" USING btree ("version__status");
  CREATE INDEX "_local_page_v_created_at_idx" ON "_local_page_v" USING btree ("created_at");
  CREATE INDEX "_local_page_v_updated_at_idx" ON "_local_page_v" USING btree ("updated_at");
  CREATE INDEX "_local_page_v_latest_idx" ON "_local_page_v" USING btree ("latest");
  CREATE INDEX "privacy_policy_sections_order_idx" ON "privacy_policy_sections" USING btree ("_order");
  CREATE INDEX "privacy_policy_sections_parent_id_idx" ON "privacy_policy_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_sections_order_idx" ON "_privacy_policy_v_version_sections" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_sections_parent_id_idx" ON "_privacy_policy_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "assistant__status_idx" ON "assistant" USING btree ("_status");
  CREATE INDEX "_assistant_v_version_version__status_idx" ON "_assistant_v" USING btree ("version__status");
  CREATE INDEX "_assistant_v_created_at_idx" ON "_assistant_v" USING btree ("created_at");
  CREATE INDEX "_assistant_v_updated_at_idx" ON "_assistant_v" USING btree ("updated_at");
  CREATE INDEX "_assistant_v_latest_idx" ON "_assistant_v" USING btree ("latest");
  CREATE INDEX "mail_texts__status_idx" ON "mail_texts" USING btree ("_status");
  CREATE INDEX "_mail_texts_v_version_version__status_idx" ON "_mail_texts_v" USING btree ("version__status");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_latest_idx" ON "_mail_texts_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupon_redemptions_fk" FOREIGN KEY ("coupon_redemptions_id") REFERENCES "public"."coupon_redemptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_submissions_fk" FOREIGN KEY ("contact_submissions_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_captures_fk" FOREIGN KEY ("lead_captures_id") REFERENCES "public"."lead_captures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_workshop_signups_fk" FOREIGN KEY ("workshop_signups_id") REFERENCES "public"."workshop_signups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_freebie_downloads_fk" FOREIGN KEY ("freebie_downloads_id") REFERENCES "public"."freebie_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_freebies_fk" FOREIGN KEY ("freebies_id") REFERENCES "public"."freebies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliate_products_fk" FOREIGN KEY ("affiliate_products_id") REFERENCES "public"."affiliate_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_local_businesses_fk" FOREIGN KEY ("local_businesses_id") REFERENCES "public"."local_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_links_fk" FOREIGN KEY ("partner_links_id") REFERENCES "public"."partner_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_coupon_redemptions_id_idx" ON "payload_locked_documents_rels" USING btree ("coupon_redemptions_id");
  CREATE INDEX "payload_locked_documents_rels_contact_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_lead_captures_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_captures_id");
  CREATE INDEX "payload_locked_documents_rels_workshop_signups_id_idx" ON "payload_locked_documents_rels" USING btree ("workshop_signups_id");
  CREATE INDEX "payload_locked_documents_rels_freebie_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("freebie_downloads_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_freebies_id_idx" ON "payload_locked_documents_rels" USING btree ("freebies_id");
  CREATE INDEX "payload_locked_documents_rels_affiliate_products_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliate_products_id");
  CREATE INDEX "payload_locked_documents_rels_local_businesses_id_idx" ON "payload_locked_documents_rels" USING btree ("local_businesses_id");
  CREATE INDEX "payload_locked_documents_rels_partner_links_id_idx" ON "payload_locked_documents_rels" USING btree ("partner_links_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans_payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coupon_redemptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_captures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "workshop_signups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebie_downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "affiliate_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_affiliate_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "local_businesses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_local_businesses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partner_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_biography_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_credentials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_biography_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_credentials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_page_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_page_v_version_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies_page_workshop_skips" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies_page_confirmation_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "freebies_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_page_v_version_workshop_skips" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_page_v_version_confirmation_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_freebies_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blog_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recommendations_page_dispensary_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recommendations_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recommendations_page_v_version_dispensary_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recommendations_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "local_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_local_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_assistant_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans_payments" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "coupon_redemptions" CASCADE;
  DROP TABLE "contact_submissions" CASCADE;
  DROP TABLE "lead_captures" CASCADE;
  DROP TABLE "workshop_signups" CASCADE;
  DROP TABLE "freebie_downloads" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "freebies" CASCADE;
  DROP TABLE "_freebies_v" CASCADE;
  DROP TABLE "affiliate_products" CASCADE;
  DROP TABLE "_affiliate_products_v" CASCADE;
  DROP TABLE "local_businesses" CASCADE;
  DROP TABLE "_local_businesses_v" CASCADE;
  DROP TABLE "partner_links" CASCADE;
  DROP TABLE "_partner_links_v" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "about_biography_paragraphs" CASCADE;
  DROP TABLE "about_credentials_items" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_biography_paragraphs" CASCADE;
  DROP TABLE "_about_v_version_credentials_items" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "testimonials_page_stats" CASCADE;
  DROP TABLE "testimonials_page" CASCADE;
  DROP TABLE "_testimonials_page_v_version_stats" CASCADE;
  DROP TABLE "_testimonials_page_v" CASCADE;
  DROP TABLE "freebies_page_workshop_skips" CASCADE;
  DROP TABLE "freebies_page_confirmation_cards" CASCADE;
  DROP TABLE "freebies_page" CASCADE;
  DROP TABLE "_freebies_page_v_version_workshop_skips" CASCADE;
  DROP TABLE "_freebies_page_v_version_confirmation_cards" CASCADE;
  DROP TABLE "_freebies_page_v" CASCADE;
  DROP TABLE "blog_page" CASCADE;
  DROP TABLE "_blog_page_v" CASCADE;
  DROP TABLE "faq_page" CASCADE;
  DROP TABLE "_faq_page_v" CASCADE;
  DROP TABLE "recommendations_page_dispensary_badges" CASCADE;
  DROP TABLE "recommendations_page" CASCADE;
  DROP TABLE "_recommendations_page_v_version_dispensary_badges" CASCADE;
  DROP TABLE "_recommendations_page_v" CASCADE;
  DROP TABLE "local_page" CASCADE;
  DROP TABLE "_local_page_v" CASCADE;
  DROP TABLE "privacy_policy_sections" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "_privacy_policy_v_version_sections" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "assistant" CASCADE;
  DROP TABLE "_assistant_v" CASCADE;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_coupon_redemptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_captures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_workshop_signups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_freebie_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faqs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_freebies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_affiliate_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_local_businesses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partner_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_openings_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_coupon_redemptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_captures_id_idx";
  DROP INDEX "payload_locked_documents_rels_workshop_signups_id_idx";
  DROP INDEX "payload_locked_documents_rels_freebie_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_faqs_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_freebies_id_idx";
  DROP INDEX "payload_locked_documents_rels_affiliate_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_local_businesses_id_idx";
  DROP INDEX "payload_locked_documents_rels_partner_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "orders" DROP COLUMN "coupon_note";
  ALTER TABLE "coupons" DROP COLUMN "active";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "coupon_redemptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_captures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "workshop_signups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "freebie_downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faqs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "freebies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "affiliate_products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "local_businesses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partner_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  ALTER TABLE "store" DROP COLUMN "partners_dispensary_name";
  ALTER TABLE "store" DROP COLUMN "partners_dispensary_text";
  ALTER TABLE "store" DROP COLUMN "partners_dispensary_figure";
  ALTER TABLE "store" DROP COLUMN "partners_dispensary_button";
  ALTER TABLE "store" DROP COLUMN "partners_dispensary_href";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_name";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_text";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_trials";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_papers";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_benefits";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_button";
  ALTER TABLE "store" DROP COLUMN "partners_whole_food_href";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_dispensary_name";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_dispensary_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_dispensary_figure";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_dispensary_button";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_dispensary_href";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_name";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_text";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_trials";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_papers";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_benefits";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_button";
  ALTER TABLE "_store_v" DROP COLUMN "version_partners_whole_food_href";
  DROP TYPE "public"."enum_plans_payments_state";
  DROP TYPE "public"."enum_plans_status";
  DROP TYPE "public"."enum_coupon_redemptions_status";
  DROP TYPE "public"."enum_contact_submissions_status";
  DROP TYPE "public"."enum_lead_captures_status";
  DROP TYPE "public"."enum_workshop_signups_status";
  DROP TYPE "public"."enum_freebie_downloads_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_testimonials_place";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_place";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_freebies_status";
  DROP TYPE "public"."enum__freebies_v_version_status";
  DROP TYPE "public"."enum_affiliate_products_category";
  DROP TYPE "public"."enum_affiliate_products_status";
  DROP TYPE "public"."enum__affiliate_products_v_version_category";
  DROP TYPE "public"."enum__affiliate_products_v_version_status";
  DROP TYPE "public"."enum_local_businesses_category";
  DROP TYPE "public"."enum_local_businesses_icon";
  DROP TYPE "public"."enum_local_businesses_status";
  DROP TYPE "public"."enum__local_businesses_v_version_category";
  DROP TYPE "public"."enum__local_businesses_v_version_icon";
  DROP TYPE "public"."enum__local_businesses_v_version_status";
  DROP TYPE "public"."enum_partner_links_kind";
  DROP TYPE "public"."enum_partner_links_status";
  DROP TYPE "public"."enum__partner_links_v_version_kind";
  DROP TYPE "public"."enum__partner_links_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_testimonials_page_status";
  DROP TYPE "public"."enum__testimonials_page_v_version_status";
  DROP TYPE "public"."enum_freebies_page_workshop_weekday";
  DROP TYPE "public"."enum_freebies_page_status";
  DROP TYPE "public"."enum__freebies_page_v_version_workshop_weekday";
  DROP TYPE "public"."enum__freebies_page_v_version_status";
  DROP TYPE "public"."enum_blog_page_status";
  DROP TYPE "public"."enum__blog_page_v_version_status";
  DROP TYPE "public"."enum_faq_page_status";
  DROP TYPE "public"."enum__faq_page_v_version_status";
  DROP TYPE "public"."enum_recommendations_page_status";
  DROP TYPE "public"."enum__recommendations_page_v_version_status";
  DROP TYPE "public"."enum_local_page_status";
  DROP TYPE "public"."enum__local_page_v_version_status";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum_assistant_status";
  DROP TYPE "public"."enum__assistant_v_version_status";
  DROP TYPE "public"."enum_mail_texts_status";
  DROP TYPE "public"."enum__mail_texts_v_version_status";`)
}
