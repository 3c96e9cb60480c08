import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'paid', 'fulfilling', 'completed', 'payment-failed', 'partially-refunded', 'disputed', 'needs-review', 'refunded');
  CREATE TYPE "public"."enum_products_category" AS ENUM('testing', 'consultation', 'package', 'supplement');
  CREATE TYPE "public"."enum_products_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum_products_subscription_details_interval" AS ENUM('month');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_category" AS ENUM('testing', 'consultation', 'package', 'supplement');
  CREATE TYPE "public"."enum__products_v_version_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum__products_v_version_subscription_details_interval" AS ENUM('month');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_coupons_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_coupons_applies_to" AS ENUM('first', 'all');
  CREATE TYPE "public"."enum_checkouts_status" AS ENUM('open', 'paid', 'abandoned');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'practitioner', 'staff');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_store_sample_key_items_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum_store_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__store_v_version_sample_key_items_sample" AS ENUM('stool', 'urine', 'finger-prick', 'saliva');
  CREATE TYPE "public"."enum__store_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_checkout_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checkout_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_frame_consent_same_site" AS ENUM('lax', 'strict', 'none');
  CREATE TYPE "public"."enum_frame_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__frame_v_version_consent_same_site" AS ENUM('lax', 'strict', 'none');
  CREATE TYPE "public"."enum__frame_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_practice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__practice_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"product_id" varchar NOT NULL,
  	"summary" varchar,
  	"unit_cents" numeric NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
  	"number" varchar NOT NULL,
  	"review_reason" varchar,
  	"product_name" varchar,
  	"amount" varchar NOT NULL,
  	"coupon_code" varchar,
  	"discount_amount" varchar,
  	"stripe_payment_intent_id" varchar NOT NULL,
  	"is_subscription" varchar DEFAULT 'false',
  	"stripe_subscription_id" varchar,
  	"stripe_subscription_schedule_id" varchar,
  	"product_type" varchar,
  	"reference" varchar,
  	"terms_version" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"date_of_birth" varchar,
  	"address" varchar,
  	"city" varchar,
  	"state" varchar,
  	"zip_code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"category" "enum_products_category",
  	"description" varchar,
  	"picture_id" uuid,
  	"badge" varchar,
  	"price_note" varchar,
  	"summary" varchar,
  	"sample" "enum_products_sample",
  	"turnaround_days" numeric,
  	"ages" varchar,
  	"ground" varchar,
  	"is_subscription" boolean DEFAULT false,
  	"subscription_details_interval" "enum_products_subscription_details_interval" DEFAULT 'month',
  	"subscription_details_interval_count" numeric DEFAULT 1,
  	"subscription_details_total_payments" numeric DEFAULT 4,
  	"subscription_details_price_id" varchar,
  	"handle" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_products_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_price" numeric,
  	"version_category" "enum__products_v_version_category",
  	"version_description" varchar,
  	"version_picture_id" uuid,
  	"version_badge" varchar,
  	"version_price_note" varchar,
  	"version_summary" varchar,
  	"version_sample" "enum__products_v_version_sample",
  	"version_turnaround_days" numeric,
  	"version_ages" varchar,
  	"version_ground" varchar,
  	"version_is_subscription" boolean DEFAULT false,
  	"version_subscription_details_interval" "enum__products_v_version_subscription_details_interval" DEFAULT 'month',
  	"version_subscription_details_interval_count" numeric DEFAULT 1,
  	"version_subscription_details_total_payments" numeric DEFAULT 4,
  	"version_subscription_details_price_id" varchar,
  	"version_handle" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "offers_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"list_price" numeric,
  	"description" varchar,
  	"picture_id" uuid,
  	"handle" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_offers_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_price" numeric,
  	"version_list_price" numeric,
  	"version_description" varchar,
  	"version_picture_id" uuid,
  	"version_handle" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_offers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "coupons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_coupons_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"minimum" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"limit_total" numeric,
  	"limit_per_email" numeric,
  	"applies_to" "enum_coupons_applies_to" DEFAULT 'first' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "checkouts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"status" "enum_checkouts_status" DEFAULT 'open' NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"revisions" jsonb NOT NULL,
  	"payment_intent_id" varchar,
  	"customer" varchar,
  	"terms_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
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
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_mail_url" varchar,
  	"sizes_mail_width" numeric,
  	"sizes_mail_height" numeric,
  	"sizes_mail_mime_type" varchar,
  	"sizes_mail_filesize" numeric,
  	"sizes_mail_filename" varchar
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"order_id" uuid,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"send_again" boolean DEFAULT false,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'staff' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"orders_id" uuid,
  	"products_id" uuid,
  	"offers_id" uuid,
  	"coupons_id" uuid,
  	"checkouts_id" uuid,
  	"media_id" uuid,
  	"mails_id" uuid,
  	"users_id" uuid,
  	"service_accounts_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"service_accounts_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "home_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_ways_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_about_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "home_contact_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title_line1" varchar DEFAULT 'Trust God.',
  	"hero_title_line2" varchar DEFAULT 'Trust your Gut.',
  	"hero_lead" varchar,
  	"hero_trust" varchar DEFAULT 'Trusted by 500+ Families',
  	"hero_buttons_order" varchar DEFAULT 'Order Gut Health Testing',
  	"hero_buttons_consult" varchar DEFAULT 'Schedule Consultation',
  	"hero_buttons_more" varchar DEFAULT 'Learn More',
  	"hero_badges_testing" varchar DEFAULT 'Gut Health Testing',
  	"hero_badges_certified" varchar DEFAULT 'PA-C Certified',
  	"journey_title" varchar,
  	"journey_lead" varchar,
  	"ways_title" varchar DEFAULT 'How to Work with Us',
  	"ways_lead" varchar,
  	"ways_program_badge" varchar DEFAULT 'BEST VALUE',
  	"ways_program_title" varchar,
  	"ways_program_text" varchar,
  	"ways_program_button" varchar DEFAULT 'View Wellness Program',
  	"ways_testing_title" varchar,
  	"ways_testing_text" varchar,
  	"ways_testing_button" varchar DEFAULT 'Shop Testing Kits',
  	"ways_workshop_title" varchar,
  	"ways_workshop_when" varchar DEFAULT 'Thursday 7 PM EST',
  	"ways_workshop_text" varchar,
  	"ways_workshop_workshop_button" varchar,
  	"ways_workshop_resources_button" varchar,
  	"services_title" varchar,
  	"services_lead" varchar,
  	"services_supplements_name" varchar DEFAULT 'Premium Supplements',
  	"services_supplements_description" varchar,
  	"services_supplements_saving" varchar,
  	"services_supplements_href" varchar,
  	"services_family_title" varchar DEFAULT 'Family Wellness Program',
  	"services_family_figure" varchar,
  	"services_family_text" varchar,
  	"services_family_button" varchar DEFAULT 'Learn More',
  	"about_title" varchar,
  	"about_lead" varchar,
  	"about_link_label" varchar,
  	"about_link_href" varchar,
  	"contact_title" varchar,
  	"contact_lead" varchar,
  	"scripture_text" varchar,
  	"scripture_reference" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_ways_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_about_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_contact_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"when" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title_line1" varchar DEFAULT 'Trust God.',
  	"version_hero_title_line2" varchar DEFAULT 'Trust your Gut.',
  	"version_hero_lead" varchar,
  	"version_hero_trust" varchar DEFAULT 'Trusted by 500+ Families',
  	"version_hero_buttons_order" varchar DEFAULT 'Order Gut Health Testing',
  	"version_hero_buttons_consult" varchar DEFAULT 'Schedule Consultation',
  	"version_hero_buttons_more" varchar DEFAULT 'Learn More',
  	"version_hero_badges_testing" varchar DEFAULT 'Gut Health Testing',
  	"version_hero_badges_certified" varchar DEFAULT 'PA-C Certified',
  	"version_journey_title" varchar,
  	"version_journey_lead" varchar,
  	"version_ways_title" varchar DEFAULT 'How to Work with Us',
  	"version_ways_lead" varchar,
  	"version_ways_program_badge" varchar DEFAULT 'BEST VALUE',
  	"version_ways_program_title" varchar,
  	"version_ways_program_text" varchar,
  	"version_ways_program_button" varchar DEFAULT 'View Wellness Program',
  	"version_ways_testing_title" varchar,
  	"version_ways_testing_text" varchar,
  	"version_ways_testing_button" varchar DEFAULT 'Shop Testing Kits',
  	"version_ways_workshop_title" varchar,
  	"version_ways_workshop_when" varchar DEFAULT 'Thursday 7 PM EST',
  	"version_ways_workshop_text" varchar,
  	"version_ways_workshop_workshop_button" varchar,
  	"version_ways_workshop_resources_button" varchar,
  	"version_services_title" varchar,
  	"version_services_lead" varchar,
  	"version_services_supplements_name" varchar DEFAULT 'Premium Supplements',
  	"version_services_supplements_description" varchar,
  	"version_services_supplements_saving" varchar,
  	"version_services_supplements_href" varchar,
  	"version_services_family_title" varchar DEFAULT 'Family Wellness Program',
  	"version_services_family_figure" varchar,
  	"version_services_family_text" varchar,
  	"version_services_family_button" varchar DEFAULT 'Learn More',
  	"version_about_title" varchar,
  	"version_about_lead" varchar,
  	"version_about_link_label" varchar,
  	"version_about_link_href" varchar,
  	"version_contact_title" varchar,
  	"version_contact_lead" varchar,
  	"version_scripture_text" varchar,
  	"version_scripture_reference" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "store_sample_key_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sample" "enum_store_sample_key_items_sample",
  	"label" varchar,
  	"shape" varchar
  );
  
  CREATE TABLE "store_turnaround_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"note" varchar,
  	"days" numeric
  );
  
  CREATE TABLE "store_package_plan_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "store_program_plan_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lead" varchar,
  	"text" varchar,
  	"price" varchar
  );
  
  CREATE TABLE "store" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title_line1" varchar,
  	"hero_title_line2" varchar,
  	"hero_lead" varchar,
  	"tabs_testing" varchar DEFAULT 'Testing Kits',
  	"tabs_consultation" varchar DEFAULT 'Consultations',
  	"tabs_package" varchar DEFAULT 'Packages',
  	"tabs_supplement" varchar DEFAULT 'Vitamins & Supplements',
  	"sample_key_title" varchar,
  	"turnaround_title" varchar,
  	"turnaround_lead" varchar,
  	"help_title" varchar,
  	"help_text" varchar,
  	"help_button" varchar,
  	"package_plan_badge" varchar DEFAULT 'Most Popular',
  	"package_plan_offer_id" uuid,
  	"package_plan_button" varchar DEFAULT 'Get Started',
  	"program_plan_badge" varchar,
  	"program_plan_name" varchar DEFAULT 'Concierge Family Wellness Program',
  	"program_plan_product_id" uuid,
  	"program_plan_button" varchar,
  	"shelf_title" varchar,
  	"shelf_lead" varchar,
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"closing_link_label" varchar,
  	"closing_link_href" varchar,
  	"_status" "enum_store_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_store_v_version_sample_key_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sample" "enum__store_v_version_sample_key_items_sample",
  	"label" varchar,
  	"shape" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_store_v_version_turnaround_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"note" varchar,
  	"days" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_store_v_version_package_plan_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_store_v_version_program_plan_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead" varchar,
  	"text" varchar,
  	"price" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_store_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title_line1" varchar,
  	"version_hero_title_line2" varchar,
  	"version_hero_lead" varchar,
  	"version_tabs_testing" varchar DEFAULT 'Testing Kits',
  	"version_tabs_consultation" varchar DEFAULT 'Consultations',
  	"version_tabs_package" varchar DEFAULT 'Packages',
  	"version_tabs_supplement" varchar DEFAULT 'Vitamins & Supplements',
  	"version_sample_key_title" varchar,
  	"version_turnaround_title" varchar,
  	"version_turnaround_lead" varchar,
  	"version_help_title" varchar,
  	"version_help_text" varchar,
  	"version_help_button" varchar,
  	"version_package_plan_badge" varchar DEFAULT 'Most Popular',
  	"version_package_plan_offer_id" uuid,
  	"version_package_plan_button" varchar DEFAULT 'Get Started',
  	"version_program_plan_badge" varchar,
  	"version_program_plan_name" varchar DEFAULT 'Concierge Family Wellness Program',
  	"version_program_plan_product_id" uuid,
  	"version_program_plan_button" varchar,
  	"version_shelf_title" varchar,
  	"version_shelf_lead" varchar,
  	"version_closing_title" varchar,
  	"version_closing_text" varchar,
  	"version_closing_link_label" varchar,
  	"version_closing_link_href" varchar,
  	"version__status" "enum__store_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "checkout_terms_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "checkout_done_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "checkout" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Checkout',
  	"lead" varchar,
  	"date_of_birth_hint" varchar,
  	"shipping_hint" varchar,
  	"terms_version" varchar,
  	"terms_reminder" varchar,
  	"secure_note" varchar,
  	"done_title" varchar DEFAULT 'Order Confirmed',
  	"done_lead" varchar,
  	"done_help_note" varchar,
  	"_status" "enum_checkout_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_checkout_v_version_terms_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_checkout_v_version_done_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_checkout_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_title" varchar DEFAULT 'Checkout',
  	"version_lead" varchar,
  	"version_date_of_birth_hint" varchar,
  	"version_shipping_hint" varchar,
  	"version_terms_version" varchar,
  	"version_terms_reminder" varchar,
  	"version_secure_note" varchar,
  	"version_done_title" varchar DEFAULT 'Order Confirmed',
  	"version_done_lead" varchar,
  	"version_done_help_note" varchar,
  	"version__status" "enum__checkout_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "frame_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "frame_footer_shop" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "frame_footer_learn" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "frame" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"announcement_is_shown" boolean DEFAULT false,
  	"announcement_text" varchar,
  	"announcement_label" varchar,
  	"announcement_href" varchar,
  	"footer_text" varchar,
  	"footer_privacy_label" varchar,
  	"footer_privacy_href" varchar,
  	"footer_compliance" varchar,
  	"consent_text" varchar,
  	"consent_accept_label" varchar DEFAULT 'I understand',
  	"consent_decline_label" varchar DEFAULT 'I decline',
  	"consent_decline_value" varchar DEFAULT 'false',
  	"consent_same_site" "enum_frame_consent_same_site" DEFAULT 'lax',
  	"consent_accept_on_scroll" boolean DEFAULT false,
  	"consent_accept_on_scroll_percent" numeric DEFAULT 25,
  	"consent_debug" boolean DEFAULT false,
  	"not_found_title" varchar DEFAULT '404 Page Not Found',
  	"not_found_text" varchar DEFAULT 'Did you forget to add the page to the router?',
  	"_status" "enum_frame_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_frame_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_frame_v_version_footer_shop" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_frame_v_version_footer_learn" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_frame_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_announcement_is_shown" boolean DEFAULT false,
  	"version_announcement_text" varchar,
  	"version_announcement_label" varchar,
  	"version_announcement_href" varchar,
  	"version_footer_text" varchar,
  	"version_footer_privacy_label" varchar,
  	"version_footer_privacy_href" varchar,
  	"version_footer_compliance" varchar,
  	"version_consent_text" varchar,
  	"version_consent_accept_label" varchar DEFAULT 'I understand',
  	"version_consent_decline_label" varchar DEFAULT 'I decline',
  	"version_consent_decline_value" varchar DEFAULT 'false',
  	"version_consent_same_site" "enum__frame_v_version_consent_same_site" DEFAULT 'lax',
  	"version_consent_accept_on_scroll" boolean DEFAULT false,
  	"version_consent_accept_on_scroll_percent" numeric DEFAULT 25,
  	"version_consent_debug" boolean DEFAULT false,
  	"version_not_found_title" varchar DEFAULT '404 Page Not Found',
  	"version_not_found_text" varchar DEFAULT 'Did you forget to add the page to the router?',
  	"version__status" "enum__frame_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "practice" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"tagline" varchar DEFAULT 'Where Gut Health Becomes Life Changing',
  	"practitioner" varchar,
  	"reply_time" varchar DEFAULT '48 hours',
  	"builder_label" varchar,
  	"builder_href" varchar,
  	"_status" "enum_practice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_practice_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar,
  	"version_email" varchar,
  	"version_tagline" varchar DEFAULT 'Where Gut Health Becomes Life Changing',
  	"version_practitioner" varchar,
  	"version_reply_time" varchar DEFAULT '48 hours',
  	"version_builder_label" varchar,
  	"version_builder_href" varchar,
  	"version__status" "enum__practice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "worker" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"seen_at" timestamp(3) with time zone,
  	"reconciled_at" timestamp(3) with time zone,
  	"reconciled" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_features" ADD CONSTRAINT "products_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_features" ADD CONSTRAINT "_products_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_features" ADD CONSTRAINT "offers_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_version_features" ADD CONSTRAINT "_offers_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checkouts_fk" FOREIGN KEY ("checkouts_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_accounts_fk" FOREIGN KEY ("service_accounts_id") REFERENCES "public"."service_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_service_accounts_fk" FOREIGN KEY ("service_accounts_id") REFERENCES "public"."service_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_claims" ADD CONSTRAINT "home_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_journey_steps" ADD CONSTRAINT "home_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_ways_program_points" ADD CONSTRAINT "home_ways_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_about_facts" ADD CONSTRAINT "home_about_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_contact_steps" ADD CONSTRAINT "home_contact_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_claims" ADD CONSTRAINT "_home_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_journey_steps" ADD CONSTRAINT "_home_v_version_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_ways_program_points" ADD CONSTRAINT "_home_v_version_ways_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_about_facts" ADD CONSTRAINT "_home_v_version_about_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_contact_steps" ADD CONSTRAINT "_home_v_version_contact_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_sample_key_items" ADD CONSTRAINT "store_sample_key_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_turnaround_rows" ADD CONSTRAINT "store_turnaround_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_package_plan_points" ADD CONSTRAINT "store_package_plan_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store_program_plan_rows" ADD CONSTRAINT "store_program_plan_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "store" ADD CONSTRAINT "store_package_plan_offer_id_offers_id_fk" FOREIGN KEY ("package_plan_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "store" ADD CONSTRAINT "store_program_plan_product_id_products_id_fk" FOREIGN KEY ("program_plan_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_store_v_version_sample_key_items" ADD CONSTRAINT "_store_v_version_sample_key_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_turnaround_rows" ADD CONSTRAINT "_store_v_version_turnaround_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_package_plan_points" ADD CONSTRAINT "_store_v_version_package_plan_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v_version_program_plan_rows" ADD CONSTRAINT "_store_v_version_program_plan_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_store_v" ADD CONSTRAINT "_store_v_version_package_plan_offer_id_offers_id_fk" FOREIGN KEY ("version_package_plan_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_store_v" ADD CONSTRAINT "_store_v_version_program_plan_product_id_products_id_fk" FOREIGN KEY ("version_program_plan_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout_terms_sections" ADD CONSTRAINT "checkout_terms_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_done_steps" ADD CONSTRAINT "checkout_done_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_checkout_v_version_terms_sections" ADD CONSTRAINT "_checkout_v_version_terms_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_checkout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_checkout_v_version_done_steps" ADD CONSTRAINT "_checkout_v_version_done_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_checkout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "frame_menu" ADD CONSTRAINT "frame_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "frame_footer_shop" ADD CONSTRAINT "frame_footer_shop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "frame_footer_learn" ADD CONSTRAINT "frame_footer_learn_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_frame_v_version_menu" ADD CONSTRAINT "_frame_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_frame_v_version_footer_shop" ADD CONSTRAINT "_frame_v_version_footer_shop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_frame_v_version_footer_learn" ADD CONSTRAINT "_frame_v_version_footer_learn_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE UNIQUE INDEX "orders_stripe_payment_intent_id_idx" ON "orders" USING btree ("stripe_payment_intent_id");
  CREATE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_last_name_idx" ON "orders" USING btree ("last_name");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "products_features_order_idx" ON "products_features" USING btree ("_order");
  CREATE INDEX "products_features_parent_id_idx" ON "products_features" USING btree ("_parent_id");
  CREATE INDEX "products_picture_idx" ON "products" USING btree ("picture_id");
  CREATE UNIQUE INDEX "products_handle_idx" ON "products" USING btree ("handle");
  CREATE INDEX "products_position_idx" ON "products" USING btree ("position");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_products_v_version_features_order_idx" ON "_products_v_version_features" USING btree ("_order");
  CREATE INDEX "_products_v_version_features_parent_id_idx" ON "_products_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_version_handle_idx" ON "_products_v" USING btree ("version_handle");
  CREATE INDEX "_products_v_version_version_position_idx" ON "_products_v" USING btree ("version_position");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "offers_features_order_idx" ON "offers_features" USING btree ("_order");
  CREATE INDEX "offers_features_parent_id_idx" ON "offers_features" USING btree ("_parent_id");
  CREATE INDEX "offers_picture_idx" ON "offers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "offers_handle_idx" ON "offers" USING btree ("handle");
  CREATE INDEX "offers_position_idx" ON "offers" USING btree ("position");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "offers_rels_order_idx" ON "offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_products_id_idx" ON "offers_rels" USING btree ("products_id");
  CREATE INDEX "_offers_v_version_features_order_idx" ON "_offers_v_version_features" USING btree ("_order");
  CREATE INDEX "_offers_v_version_features_parent_id_idx" ON "_offers_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_picture_idx" ON "_offers_v" USING btree ("version_picture_id");
  CREATE INDEX "_offers_v_version_version_handle_idx" ON "_offers_v" USING btree ("version_handle");
  CREATE INDEX "_offers_v_version_version_position_idx" ON "_offers_v" USING btree ("version_position");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_rels_order_idx" ON "_offers_v_rels" USING btree ("order");
  CREATE INDEX "_offers_v_rels_parent_idx" ON "_offers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offers_v_rels_path_idx" ON "_offers_v_rels" USING btree ("path");
  CREATE INDEX "_offers_v_rels_products_id_idx" ON "_offers_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "coupons_rels_order_idx" ON "coupons_rels" USING btree ("order");
  CREATE INDEX "coupons_rels_parent_idx" ON "coupons_rels" USING btree ("parent_id");
  CREATE INDEX "coupons_rels_path_idx" ON "coupons_rels" USING btree ("path");
  CREATE INDEX "coupons_rels_products_id_idx" ON "coupons_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "checkouts_reference_idx" ON "checkouts" USING btree ("reference");
  CREATE INDEX "checkouts_status_idx" ON "checkouts" USING btree ("status");
  CREATE UNIQUE INDEX "checkouts_payment_intent_id_idx" ON "checkouts" USING btree ("payment_intent_id");
  CREATE INDEX "checkouts_updated_at_idx" ON "checkouts" USING btree ("updated_at");
  CREATE INDEX "checkouts_created_at_idx" ON "checkouts" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_mail_sizes_mail_filename_idx" ON "media" USING btree ("sizes_mail_filename");
  CREATE INDEX "mails_order_idx" ON "mails" USING btree ("order_id");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_kind_idx" ON "mails" USING btree ("order_id","kind");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE UNIQUE INDEX "service_accounts_name_idx" ON "service_accounts" USING btree ("name");
  CREATE INDEX "service_accounts_updated_at_idx" ON "service_accounts" USING btree ("updated_at");
  CREATE INDEX "service_accounts_created_at_idx" ON "service_accounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_locked_documents_rels_checkouts_id_idx" ON "payload_locked_documents_rels" USING btree ("checkouts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_service_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_accounts_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_service_accounts_id_idx" ON "payload_preferences_rels" USING btree ("service_accounts_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_claims_order_idx" ON "home_claims" USING btree ("_order");
  CREATE INDEX "home_claims_parent_id_idx" ON "home_claims" USING btree ("_parent_id");
  CREATE INDEX "home_journey_steps_order_idx" ON "home_journey_steps" USING btree ("_order");
  CREATE INDEX "home_journey_steps_parent_id_idx" ON "home_journey_steps" USING btree ("_parent_id");
  CREATE INDEX "home_ways_program_points_order_idx" ON "home_ways_program_points" USING btree ("_order");
  CREATE INDEX "home_ways_program_points_parent_id_idx" ON "home_ways_program_points" USING btree ("_parent_id");
  CREATE INDEX "home_about_facts_order_idx" ON "home_about_facts" USING btree ("_order");
  CREATE INDEX "home_about_facts_parent_id_idx" ON "home_about_facts" USING btree ("_parent_id");
  CREATE INDEX "home_contact_steps_order_idx" ON "home_contact_steps" USING btree ("_order");
  CREATE INDEX "home_contact_steps_parent_id_idx" ON "home_contact_steps" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_claims_order_idx" ON "_home_v_version_claims" USING btree ("_order");
  CREATE INDEX "_home_v_version_claims_parent_id_idx" ON "_home_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_journey_steps_order_idx" ON "_home_v_version_journey_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_journey_steps_parent_id_idx" ON "_home_v_version_journey_steps" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_ways_program_points_order_idx" ON "_home_v_version_ways_program_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_ways_program_points_parent_id_idx" ON "_home_v_version_ways_program_points" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_about_facts_order_idx" ON "_home_v_version_about_facts" USING btree ("_order");
  CREATE INDEX "_home_v_version_about_facts_parent_id_idx" ON "_home_v_version_about_facts" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_contact_steps_order_idx" ON "_home_v_version_contact_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_contact_steps_parent_id_idx" ON "_home_v_version_contact_steps" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "store_sample_key_items_order_idx" ON "store_sample_key_items" USING btree ("_order");
  CREATE INDEX "store_sample_key_items_parent_id_idx" ON "store_sample_key_items" USING btree ("_parent_id");
  CREATE INDEX "store_turnaround_rows_order_idx" ON "store_turnaround_rows" USING btree ("_order");
  CREATE INDEX "store_turnaround_rows_parent_id_idx" ON "store_turnaround_rows" USING btree ("_parent_id");
  CREATE INDEX "store_package_plan_points_order_idx" ON "store_package_plan_points" USING btree ("_order");
  CREATE INDEX "store_package_plan_points_parent_id_idx" ON "store_package_plan_points" USING btree ("_parent_id");
  CREATE INDEX "store_program_plan_rows_order_idx" ON "store_program_plan_rows" USING btree ("_order");
  CREATE INDEX "store_program_plan_rows_parent_id_idx" ON "store_program_plan_rows" USING btree ("_parent_id");
  CREATE INDEX "store_package_plan_package_plan_offer_idx" ON "store" USING btree ("package_plan_offer_id");
  CREATE INDEX "store_program_plan_program_plan_product_idx" ON "store" USING btree ("program_plan_product_id");
  CREATE INDEX "store__status_idx" ON "store" USING btree ("_status");
  CREATE INDEX "_store_v_version_sample_key_items_order_idx" ON "_store_v_version_sample_key_items" USING btree ("_order");
  CREATE INDEX "_store_v_version_sample_key_items_parent_id_idx" ON "_store_v_version_sample_key_items" USING btree ("_parent_id");
  CREATE INDEX "_store_v_version_turnaround_rows_order_idx" ON "_store_v_version_turnaround_rows" USING btree ("_order");
  CREATE INDEX "_store_v_version_turnaround_rows_parent_id_idx" ON "_store_v_version_turnaround_rows" USING btree ("_parent_id");
  CREATE INDEX "_store_v_version_package_plan_points_order_idx" ON "_store_v_version_package_plan_points" USING btree ("_order");
  CREATE INDEX "_store_v_version_package_plan_points_parent_id_idx" ON "_store_v_version_package_plan_points" USING btree ("_parent_id");
  CREATE INDEX "_store_v_version_program_plan_rows_order_idx" ON "_store_v_version_program_plan_rows" USING btree ("_order");
  CREATE INDEX "_store_v_version_program_plan_rows_parent_id_idx" ON "_store_v_version_program_plan_rows" USING btree ("_parent_id");
  CREATE INDEX "_store_v_version_package_plan_version_package_plan_offer_idx" ON "_store_v" USING btree ("version_package_plan_offer_id");
  CREATE INDEX "_store_v_version_program_plan_version_program_plan_produ_idx" ON "_store_v" USING btree ("version_program_plan_product_id");
  CREATE INDEX "_store_v_version_version__status_idx" ON "_store_v" USING btree ("version__status");
  CREATE INDEX "_store_v_created_at_idx" ON "_store_v" USING btree ("created_at");
  CREATE INDEX "_store_v_updated_at_idx" ON "_store_v" USING btree ("updated_at");
  CREATE INDEX "_store_v_latest_idx" ON "_store_v" USING btree ("latest");
  CREATE INDEX "checkout_terms_sections_order_idx" ON "checkout_terms_sections" USING btree ("_order");
  CREATE INDEX "checkout_terms_sections_parent_id_idx" ON "checkout_terms_sections" USING btree ("_parent_id");
  CREATE INDEX "checkout_done_steps_order_idx" ON "checkout_done_steps" USING btree ("_order");
  CREATE INDEX "checkout_done_steps_parent_id_idx" ON "checkout_done_steps" USING btree ("_parent_id");
  CREATE INDEX "checkout__status_idx" ON "checkout" USING btree ("_status");
  CREATE INDEX "_checkout_v_version_terms_sections_order_idx" ON "_checkout_v_version_terms_sections" USING btree ("_order");
  CREATE INDEX "_checkout_v_version_terms_sections_parent_id_idx" ON "_checkout_v_version_terms_sections" USING btree ("_parent_id");
  CREATE INDEX "_checkout_v_version_done_steps_order_idx" ON "_checkout_v_version_done_steps" USING btree ("_order");
  CREATE INDEX "_checkout_v_version_done_steps_parent_id_idx" ON "_checkout_v_version_done_steps" USING btree ("_parent_id");
  CREATE INDEX "_checkout_v_version_version__status_idx" ON "_checkout_v" USING btree ("version__status");
  CREATE INDEX "_checkout_v_created_at_idx" ON "_checkout_v" USING btree ("created_at");
  CREATE INDEX "_checkout_v_updated_at_idx" ON "_checkout_v" USING btree ("updated_at");
  CREATE INDEX "_checkout_v_latest_idx" ON "_checkout_v" USING btree ("latest");
  CREATE INDEX "frame_menu_order_idx" ON "frame_menu" USING btree ("_order");
  CREATE INDEX "frame_menu_parent_id_idx" ON "frame_menu" USING btree ("_parent_id");
  CREATE INDEX "frame_footer_shop_order_idx" ON "frame_footer_shop" USING btree ("_order");
  CREATE INDEX "frame_footer_shop_parent_id_idx" ON "frame_footer_shop" USING btree ("_parent_id");
  CREATE INDEX "frame_footer_learn_order_idx" ON "frame_footer_learn" USING btree ("_order");
  CREATE INDEX "frame_footer_learn_parent_id_idx" ON "frame_footer_learn" USING btree ("_parent_id");
  CREATE INDEX "frame__status_idx" ON "frame" USING btree ("_status");
  CREATE INDEX "_frame_v_version_menu_order_idx" ON "_frame_v_version_menu" USING btree ("_order");
  CREATE INDEX "_frame_v_version_menu_parent_id_idx" ON "_frame_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_frame_v_version_footer_shop_order_idx" ON "_frame_v_version_footer_shop" USING btree ("_order");
  CREATE INDEX "_frame_v_version_footer_shop_parent_id_idx" ON "_frame_v_version_footer_shop" USING btree ("_parent_id");
  CREATE INDEX "_frame_v_version_footer_learn_order_idx" ON "_frame_v_version_footer_learn" USING btree ("_order");
  CREATE INDEX "_frame_v_version_footer_learn_parent_id_idx" ON "_frame_v_version_footer_learn" USING btree ("_parent_id");
  CREATE INDEX "_frame_v_version_version__status_idx" ON "_frame_v" USING btree ("version__status");
  CREATE INDEX "_frame_v_created_at_idx" ON "_frame_v" USING btree ("created_at");
  CREATE INDEX "_frame_v_updated_at_idx" ON "_frame_v" USING btree ("updated_at");
  CREATE INDEX "_frame_v_latest_idx" ON "_frame_v" USING btree ("latest");
  CREATE INDEX "practice__status_idx" ON "practice" USING btree ("_status");
  CREATE INDEX "_practice_v_version_version__status_idx" ON "_practice_v" USING btree ("version__status");
  CREATE INDEX "_practice_v_created_at_idx" ON "_practice_v" USING btree ("created_at");
  CREATE INDEX "_practice_v_updated_at_idx" ON "_practice_v" USING btree ("updated_at");
  CREATE INDEX "_practice_v_latest_idx" ON "_practice_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "products_features" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "_products_v_version_features" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "offers_features" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_rels" CASCADE;
  DROP TABLE "_offers_v_version_features" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "_offers_v_rels" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "coupons_rels" CASCADE;
  DROP TABLE "checkouts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "service_accounts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_claims" CASCADE;
  DROP TABLE "home_journey_steps" CASCADE;
  DROP TABLE "home_ways_program_points" CASCADE;
  DROP TABLE "home_about_facts" CASCADE;
  DROP TABLE "home_contact_steps" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_claims" CASCADE;
  DROP TABLE "_home_v_version_journey_steps" CASCADE;
  DROP TABLE "_home_v_version_ways_program_points" CASCADE;
  DROP TABLE "_home_v_version_about_facts" CASCADE;
  DROP TABLE "_home_v_version_contact_steps" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "store_sample_key_items" CASCADE;
  DROP TABLE "store_turnaround_rows" CASCADE;
  DROP TABLE "store_package_plan_points" CASCADE;
  DROP TABLE "store_program_plan_rows" CASCADE;
  DROP TABLE "store" CASCADE;
  DROP TABLE "_store_v_version_sample_key_items" CASCADE;
  DROP TABLE "_store_v_version_turnaround_rows" CASCADE;
  DROP TABLE "_store_v_version_package_plan_points" CASCADE;
  DROP TABLE "_store_v_version_program_plan_rows" CASCADE;
  DROP TABLE "_store_v" CASCADE;
  DROP TABLE "checkout_terms_sections" CASCADE;
  DROP TABLE "checkout_done_steps" CASCADE;
  DROP TABLE "checkout" CASCADE;
  DROP TABLE "_checkout_v_version_terms_sections" CASCADE;
  DROP TABLE "_checkout_v_version_done_steps" CASCADE;
  DROP TABLE "_checkout_v" CASCADE;
  DROP TABLE "frame_menu" CASCADE;
  DROP TABLE "frame_footer_shop" CASCADE;
  DROP TABLE "frame_footer_learn" CASCADE;
  DROP TABLE "frame" CASCADE;
  DROP TABLE "_frame_v_version_menu" CASCADE;
  DROP TABLE "_frame_v_version_footer_shop" CASCADE;
  DROP TABLE "_frame_v_version_footer_learn" CASCADE;
  DROP TABLE "_frame_v" CASCADE;
  DROP TABLE "practice" CASCADE;
  DROP TABLE "_practice_v" CASCADE;
  DROP TABLE "worker" CASCADE;
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_products_category";
  DROP TYPE "public"."enum_products_sample";
  DROP TYPE "public"."enum_products_subscription_details_interval";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_category";
  DROP TYPE "public"."enum__products_v_version_sample";
  DROP TYPE "public"."enum__products_v_version_subscription_details_interval";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_coupons_kind";
  DROP TYPE "public"."enum_coupons_applies_to";
  DROP TYPE "public"."enum_checkouts_status";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_store_sample_key_items_sample";
  DROP TYPE "public"."enum_store_status";
  DROP TYPE "public"."enum__store_v_version_sample_key_items_sample";
  DROP TYPE "public"."enum__store_v_version_status";
  DROP TYPE "public"."enum_checkout_status";
  DROP TYPE "public"."enum__checkout_v_version_status";
  DROP TYPE "public"."enum_frame_consent_same_site";
  DROP TYPE "public"."enum_frame_status";
  DROP TYPE "public"."enum__frame_v_version_consent_same_site";
  DROP TYPE "public"."enum__frame_v_version_status";
  DROP TYPE "public"."enum_practice_status";
  DROP TYPE "public"."enum__practice_v_version_status";`)
}
