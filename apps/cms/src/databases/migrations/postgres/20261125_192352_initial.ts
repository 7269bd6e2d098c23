import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_provider" AS ENUM('file', 'youtube', 'rutube', 'vk');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_provider" AS ENUM('file', 'youtube', 'rutube', 'vk');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_questions_state" AS ENUM('new', 'read', 'answered', 'spam');
  CREATE TYPE "public"."enum_calendar_days_kind" AS ENUM('off', 'working');
  CREATE TYPE "public"."enum_products_base_range_hair" AS ENUM('natural', 'colored', 'lightened');
  CREATE TYPE "public"."enum_products_finder_lengths" AS ENUM('short', 'chin', 'shoulders', 'blades', 'waist');
  CREATE TYPE "public"."enum_products_links_type" AS ENUM('shop', 'review', 'instruction', 'article');
  CREATE TYPE "public"."enum_products_finder_kind" AS ENUM('permanent', 'lightening', 'tone-on-tone', 'camouflage', 'tint', 'corrector');
  CREATE TYPE "public"."enum_products_finder_grey_role" AS ENUM('covers', 'partly', 'blends', 'translucent', 'none');
  CREATE TYPE "public"."enum_products_finder_dilution" AS ENUM('none', 'half');
  CREATE TYPE "public"."enum_products_finder_allergy_test" AS ENUM('always', 'if-new-or-sensitive');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_base_range_hair" AS ENUM('natural', 'colored', 'lightened');
  CREATE TYPE "public"."enum__products_v_version_finder_lengths" AS ENUM('short', 'chin', 'shoulders', 'blades', 'waist');
  CREATE TYPE "public"."enum__products_v_version_links_type" AS ENUM('shop', 'review', 'instruction', 'article');
  CREATE TYPE "public"."enum__products_v_version_finder_kind" AS ENUM('permanent', 'lightening', 'tone-on-tone', 'camouflage', 'tint', 'corrector');
  CREATE TYPE "public"."enum__products_v_version_finder_grey_role" AS ENUM('covers', 'partly', 'blends', 'translucent', 'none');
  CREATE TYPE "public"."enum__products_v_version_finder_dilution" AS ENUM('none', 'half');
  CREATE TYPE "public"."enum__products_v_version_finder_allergy_test" AS ENUM('always', 'if-new-or-sensitive');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_authors_kind" AS ENUM('person', 'team');
  CREATE TYPE "public"."enum_slides_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_version_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_finder_texts_section" AS ENUM('verdicts', 'reasons', 'before', 'warnings', 'certainty', 'labels', 'errors', 'page', 'questions', 'wishes');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('newQuestion', 'questionAnswered', 'questionAssigned', 'questionOverdue', 'account');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sending', 'handedOver', 'sent', 'failed', 'unknown', 'cancelled');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'expert');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'login', 'loginFailed', 'secondFactorOn', 'secondFactorOff', 'logout', 'passwordAsked', 'sessionsEnded', 'personalDataFound', 'personalDataExported', 'personalDataErased', 'anonymised', 'oldDataErased', 'productsImported', 'productImportUndone', 'contentExported', 'mailResent');
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'answer-templates', 'calendar-days', 'products', 'product-imports', 'tags', 'synonyms', 'authors', 'slides', 'pages', 'finder-texts', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'remindOverdue', 'compactDatabase', 'makeConversionsAhead', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'remindOverdue', 'compactDatabase', 'makeConversionsAhead', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_captcha_provider" AS ENUM('altcha', 'recaptcha', 'smartcaptcha');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_captcha_provider" AS ENUM('altcha', 'recaptcha', 'smartcaptcha');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"preview_id" integer,
  	"body" jsonb,
  	"href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"author_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"reading_minutes" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer,
  	"products_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_preview_id" integer,
  	"version_body" jsonb,
  	"version_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_author_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_reading_minutes" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer,
  	"products_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "videos_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"description" varchar,
  	"provider" "enum_videos_provider" DEFAULT 'file',
  	"file_id" integer,
  	"captions_id" integer,
  	"page_url" varchar,
  	"preview_id" integer,
  	"duration_seconds" numeric,
  	"transcript" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_videos_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_provider" "enum__videos_v_version_provider" DEFAULT 'file',
  	"version_file_id" integer,
  	"version_captions_id" integer,
  	"version_page_url" varchar,
  	"version_preview_id" integer,
  	"version_duration_seconds" numeric,
  	"version_transcript" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "faq_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"question" varchar NOT NULL,
  	"answer" jsonb,
  	"published" boolean DEFAULT false,
  	"answer_unready" boolean DEFAULT false,
  	"asked_name" varchar,
  	"asked_email" varchar,
  	"asked_text" varchar,
  	"asked_page_url" varchar,
  	"asked_consent_at" timestamp(3) with time zone,
  	"asked_staff_told_at" timestamp(3) with time zone,
  	"asked_idempotency_key" varchar,
  	"asked_captcha_key" varchar,
  	"asked_sender_hash" varchar,
  	"note" varchar,
  	"state" "enum_faq_questions_state" DEFAULT 'answered' NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"assignee_id" integer,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_questions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calendar_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"kind" "enum_calendar_days_kind" DEFAULT 'off' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_base_range_hair" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_base_range_hair",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_finder_lengths" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_finder_lengths",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"shop" varchar,
  	"type" "enum_products_links_type" DEFAULT 'shop',
  	"href" varchar
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"ean" varchar,
  	"brand" varchar,
  	"series" varchar,
  	"group" varchar,
  	"shade_number" varchar,
  	"shade_name" varchar,
  	"hex" varchar,
  	"picture_id" integer,
  	"description" varchar,
  	"how_to_use" varchar,
  	"volume" varchar,
  	"level" numeric,
  	"tone" varchar,
  	"tone_name" varchar,
  	"grey_coverage" numeric,
  	"base_range_min" numeric,
  	"base_range_max" numeric,
  	"base_range_note" varchar,
  	"finder_kind" "enum_products_finder_kind",
  	"finder_developer_percent" numeric,
  	"finder_mixing" varchar,
  	"finder_mixture_ml" numeric,
  	"finder_minutes" varchar,
  	"finder_minutes_grey_over50" varchar,
  	"finder_minutes_first_time" varchar,
  	"finder_minutes_lightened" varchar,
  	"finder_hard_max_minutes" numeric,
  	"finder_preview_minutes" numeric,
  	"finder_min_days_between" numeric,
  	"finder_natural" varchar,
  	"finder_colored" varchar,
  	"finder_lightened" varchar,
  	"finder_max_lift" numeric,
  	"finder_load" numeric,
  	"finder_shift" varchar,
  	"finder_grey_role" "enum_products_finder_grey_role",
  	"finder_dilution" "enum_products_finder_dilution",
  	"finder_allergy_test" "enum_products_finder_allergy_test",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "_products_v_version_base_range_hair" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_base_range_hair",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_finder_lengths" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_finder_lengths",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"shop" varchar,
  	"type" "enum__products_v_version_links_type" DEFAULT 'shop',
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_ean" varchar,
  	"version_brand" varchar,
  	"version_series" varchar,
  	"version_group" varchar,
  	"version_shade_number" varchar,
  	"version_shade_name" varchar,
  	"version_hex" varchar,
  	"version_picture_id" integer,
  	"version_description" varchar,
  	"version_how_to_use" varchar,
  	"version_volume" varchar,
  	"version_level" numeric,
  	"version_tone" varchar,
  	"version_tone_name" varchar,
  	"version_grey_coverage" numeric,
  	"version_base_range_min" numeric,
  	"version_base_range_max" numeric,
  	"version_base_range_note" varchar,
  	"version_finder_kind" "enum__products_v_version_finder_kind",
  	"version_finder_developer_percent" numeric,
  	"version_finder_mixing" varchar,
  	"version_finder_mixture_ml" numeric,
  	"version_finder_minutes" varchar,
  	"version_finder_minutes_grey_over50" varchar,
  	"version_finder_minutes_first_time" varchar,
  	"version_finder_minutes_lightened" varchar,
  	"version_finder_hard_max_minutes" numeric,
  	"version_finder_preview_minutes" numeric,
  	"version_finder_min_days_between" numeric,
  	"version_finder_natural" varchar,
  	"version_finder_colored" varchar,
  	"version_finder_lightened" varchar,
  	"version_finder_max_lift" numeric,
  	"version_finder_load" numeric,
  	"version_finder_shift" varchar,
  	"version_finder_grey_role" "enum__products_v_version_finder_grey_role",
  	"version_finder_dilution" "enum__products_v_version_finder_dilution",
  	"version_finder_allergy_test" "enum__products_v_version_finder_allergy_test",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "product_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"person_name" varchar NOT NULL,
  	"added" numeric NOT NULL,
  	"changed" numeric NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"steps" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"terms" varchar NOT NULL,
  	"typos" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_authors_kind" DEFAULT 'person' NOT NULL,
  	"role" varchar,
  	"about" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"link_label" varchar,
  	"picture_id" integer,
  	"theme" "enum_slides_theme" DEFAULT 'light',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_slides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_href" varchar,
  	"version_link_label" varchar,
  	"version_picture_id" integer,
  	"version_theme" "enum__slides_v_version_theme" DEFAULT 'light',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__slides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "finder_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_original_new" boolean DEFAULT false,
  	"original" varchar NOT NULL,
  	"former_original" varchar,
  	"place" varchar NOT NULL,
  	"section" "enum_finder_texts_section" NOT NULL,
  	"key" varchar NOT NULL,
  	"is_changed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"blur_data_url" varchar,
  	"edition" varchar,
  	"avif_of" varchar,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "video_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar DEFAULT 'lessons',
  	"_objectkey" varchar,
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
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"question_id" integer,
  	"person_id" integer,
  	"key" varchar NOT NULL,
  	"version" varchar,
  	"message" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "daily_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor',
  	"blocked" boolean DEFAULT false,
  	"told_of_questions" boolean DEFAULT true,
  	"invited_at" timestamp(3) with time zone,
  	"second_factor_secret" varchar,
  	"second_factor_confirmed_at" timestamp(3) with time zone,
  	"second_factor_last_step" numeric,
  	"second_factor_recovery_codes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"videos_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"person_id" integer,
  	"person_name" varchar NOT NULL,
  	"place" "enum_audit_log_place",
  	"document_id" varchar,
  	"document_title" varchar,
  	"details" varchar,
  	"address_hash" varchar,
  	"account_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
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
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"videos_id" integer,
  	"faq_questions_id" integer,
  	"answer_templates_id" integer,
  	"calendar_days_id" integer,
  	"products_id" integer,
  	"tags_id" integer,
  	"synonyms_id" integer,
  	"authors_id" integer,
  	"slides_id" integer,
  	"pages_id" integer,
  	"finder_texts_id" integer,
  	"media_id" integer,
  	"video_files_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"title" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"share_image_id" integer,
  	"lead_article_id" integer,
  	"demo_notice" varchar,
  	"contacts_email" varchar,
  	"contacts_privacy_email" varchar,
  	"captcha_provider" "enum_site_settings_captcha_provider",
  	"captcha_sitekey" varchar,
  	"analytics_gtm_id" varchar,
  	"counting_is_on" boolean DEFAULT true,
  	"mail_new_question_subject" varchar,
  	"mail_new_question_preheader" varchar,
  	"mail_new_question_body" jsonb,
  	"mail_question_answered_subject" varchar,
  	"mail_question_answered_preheader" varchar,
  	"mail_question_answered_body" jsonb,
  	"personal_data_retention_months" numeric DEFAULT 12,
  	"sign_in_second_factor_required" boolean DEFAULT false,
  	"texts_navigation_label" varchar,
  	"texts_navigation_home" varchar,
  	"texts_navigation_ask" varchar,
  	"texts_navigation_open_menu" varchar,
  	"texts_navigation_close_menu" varchar,
  	"texts_navigation_skip_to_content" varchar,
  	"texts_navigation_breadcrumbs" varchar,
  	"texts_navigation_menu" varchar,
  	"texts_navigation_page_loaded" varchar,
  	"texts_navigation_loading" varchar,
  	"texts_common_read" varchar,
  	"texts_common_watch" varchar,
  	"texts_common_loading" varchar,
  	"texts_common_close" varchar,
  	"texts_common_copy_link" varchar,
  	"texts_common_link_copied" varchar,
  	"texts_common_share" varchar,
  	"texts_common_new_tab" varchar,
  	"texts_common_retry" varchar,
  	"texts_common_important" varchar,
  	"texts_common_salon" varchar,
  	"texts_common_all_lessons" varchar,
  	"texts_common_table" varchar,
  	"texts_common_compare" varchar,
  	"texts_carousel_label" varchar,
  	"texts_carousel_previous" varchar,
  	"texts_carousel_next" varchar,
  	"texts_carousel_position" varchar,
  	"texts_carousel_go_to" varchar,
  	"texts_footer_about" varchar,
  	"texts_footer_disclaimer" varchar,
  	"texts_footer_nav_title" varchar,
  	"texts_footer_documents_title" varchar,
  	"texts_footer_privacy" varchar,
  	"texts_footer_cookies" varchar,
  	"texts_footer_consent" varchar,
  	"texts_footer_cookie_settings" varchar,
  	"texts_footer_feedback" varchar,
  	"texts_footer_help" varchar,
  	"texts_footer_topics_title" varchar,
  	"texts_footer_copyright" varchar,
  	"texts_home_title" varchar,
  	"texts_home_lead" varchar,
  	"texts_home_path_title" varchar,
  	"texts_home_path_intro" varchar,
  	"texts_home_path_test_title" varchar,
  	"texts_home_path_test_text" varchar,
  	"texts_home_path_test_article" varchar,
  	"texts_home_path_test_article_url" varchar,
  	"texts_home_path_test_lesson" varchar,
  	"texts_home_path_test_lesson_url" varchar,
  	"texts_home_path_choice_title" varchar,
  	"texts_home_path_choice_text" varchar,
  	"texts_home_path_choice_article" varchar,
  	"texts_home_path_choice_article_url" varchar,
  	"texts_home_path_choice_lesson" varchar,
  	"texts_home_path_choice_lesson_url" varchar,
  	"texts_home_path_colouring_title" varchar,
  	"texts_home_path_colouring_text" varchar,
  	"texts_home_path_colouring_article" varchar,
  	"texts_home_path_colouring_article_url" varchar,
  	"texts_home_path_colouring_lesson" varchar,
  	"texts_home_path_colouring_lesson_url" varchar,
  	"texts_home_path_care_title" varchar,
  	"texts_home_path_care_text" varchar,
  	"texts_home_path_care_article" varchar,
  	"texts_home_path_care_article_url" varchar,
  	"texts_home_path_care_lesson" varchar,
  	"texts_home_path_care_lesson_url" varchar,
  	"texts_home_safety_title" varchar,
  	"texts_home_safety_text" varchar,
  	"texts_home_safety_link" varchar,
  	"texts_home_safety_url" varchar,
  	"texts_home_ask_title" varchar,
  	"texts_home_ask_text" varchar,
  	"texts_home_ask_button" varchar,
  	"texts_sections_articles_title" varchar,
  	"texts_sections_articles_description" varchar,
  	"texts_sections_articles_intro" varchar,
  	"texts_sections_articles_more" varchar,
  	"texts_sections_articles_related" varchar,
  	"texts_sections_articles_contents" varchar,
  	"texts_sections_articles_author" varchar,
  	"texts_sections_articles_published" varchar,
  	"texts_sections_articles_empty" varchar,
  	"texts_sections_articles_unavailable" varchar,
  	"texts_sections_articles_minutes" varchar,
  	"texts_sections_articles_lessons" varchar,
  	"texts_sections_articles_products" varchar,
  	"texts_sections_articles_helpful_title" varchar,
  	"texts_sections_articles_helpful_yes" varchar,
  	"texts_sections_articles_helpful_no" varchar,
  	"texts_sections_articles_helpful_thanks" varchar,
  	"texts_sections_articles_found" varchar,
  	"texts_sections_video_title" varchar,
  	"texts_sections_video_description" varchar,
  	"texts_sections_video_intro" varchar,
  	"texts_sections_video_play" varchar,
  	"texts_sections_video_steps" varchar,
  	"texts_sections_video_transcript" varchar,
  	"texts_sections_video_duration" varchar,
  	"texts_sections_video_empty" varchar,
  	"texts_sections_video_unavailable" varchar,
  	"texts_sections_video_found" varchar,
  	"texts_sections_video_more" varchar,
  	"texts_sections_video_products" varchar,
  	"texts_sections_video_seconds" varchar,
  	"texts_sections_video_minutes" varchar,
  	"texts_sections_video_open" varchar,
  	"texts_sections_faq_title" varchar,
  	"texts_sections_faq_description" varchar,
  	"texts_sections_faq_intro" varchar,
  	"texts_sections_faq_form_title" varchar,
  	"texts_sections_faq_form_intro" varchar,
  	"texts_sections_faq_empty" varchar,
  	"texts_sections_faq_unavailable" varchar,
  	"texts_sections_faq_other" varchar,
  	"texts_sections_faq_link" varchar,
  	"texts_sections_products_title" varchar,
  	"texts_sections_products_description" varchar,
  	"texts_sections_products_intro" varchar,
  	"texts_sections_products_group" varchar,
  	"texts_sections_products_series" varchar,
  	"texts_sections_products_shade" varchar,
  	"texts_sections_products_level" varchar,
  	"texts_sections_products_tone" varchar,
  	"texts_sections_products_grey_coverage" varchar,
  	"texts_sections_products_base_range" varchar,
  	"texts_sections_products_volume" varchar,
  	"texts_sections_products_benefits" varchar,
  	"texts_sections_products_how_to_use" varchar,
  	"texts_sections_products_buy" varchar,
  	"texts_sections_products_more" varchar,
  	"texts_sections_products_ean" varchar,
  	"texts_sections_products_link_types_shop" varchar,
  	"texts_sections_products_link_types_review" varchar,
  	"texts_sections_products_link_types_instruction" varchar,
  	"texts_sections_products_link_types_article" varchar,
  	"texts_sections_products_unavailable" varchar,
  	"texts_sections_products_details" varchar,
  	"texts_sections_products_empty" varchar,
  	"texts_sections_products_coverage" varchar,
  	"texts_sections_products_back" varchar,
  	"texts_sections_products_families_natural" varchar,
  	"texts_sections_products_families_warm" varchar,
  	"texts_sections_products_families_cool" varchar,
  	"texts_sections_products_families_bright" varchar,
  	"texts_sections_products_families_corrector" varchar,
  	"texts_sections_products_filter" varchar,
  	"texts_sections_products_all_shades" varchar,
  	"texts_sections_products_covers_grey" varchar,
  	"texts_sections_products_no_match" varchar,
  	"texts_sections_products_level_of" varchar,
  	"texts_sections_products_standing_time" varchar,
  	"texts_sections_products_previous" varchar,
  	"texts_sections_products_next" varchar,
  	"texts_sections_products_for_level" varchar,
  	"texts_sections_products_any_level" varchar,
  	"texts_sections_products_other_shades" varchar,
  	"texts_sections_tags_label" varchar,
  	"texts_sections_tags_all" varchar,
  	"texts_sections_tags_materials" varchar,
  	"texts_sections_tags_empty" varchar,
  	"texts_sections_search_title" varchar,
  	"texts_sections_search_label" varchar,
  	"texts_sections_search_placeholder" varchar,
  	"texts_sections_search_submit" varchar,
  	"texts_sections_search_intro" varchar,
  	"texts_sections_search_found" varchar,
  	"texts_sections_search_first" varchar,
  	"texts_sections_search_nothing" varchar,
  	"texts_sections_search_nothing_text" varchar,
  	"texts_sections_search_topics" varchar,
  	"texts_sections_search_unavailable" varchar,
  	"texts_sections_search_from" varchar,
  	"texts_sections_search_kinds_articles" varchar,
  	"texts_sections_search_kinds_lessons" varchar,
  	"texts_sections_search_kinds_questions" varchar,
  	"texts_sections_search_kinds_shades" varchar,
  	"texts_sections_search_kinds_pages" varchar,
  	"texts_popups_cookie_title" varchar,
  	"texts_popups_cookie_text" varchar,
  	"texts_popups_cookie_ask" varchar,
  	"texts_popups_cookie_accept" varchar,
  	"texts_popups_cookie_decline" varchar,
  	"texts_popups_cookie_more" varchar,
  	"texts_popups_cookie_saved" varchar,
  	"texts_popups_cookie_necessary" varchar,
  	"texts_popups_cookie_necessary_text" varchar,
  	"texts_popups_cookie_analytics" varchar,
  	"texts_popups_cookie_analytics_text" varchar,
  	"texts_popups_cookie_save" varchar,
  	"texts_popups_cookie_nothing" varchar,
  	"texts_popups_cookie_close" varchar,
  	"texts_popups_video_label" varchar,
  	"texts_popups_video_play" varchar,
  	"texts_popups_video_pause" varchar,
  	"texts_popups_video_replay" varchar,
  	"texts_popups_video_next" varchar,
  	"texts_popups_video_show_transcript" varchar,
  	"texts_popups_video_error" varchar,
  	"texts_popups_video_close" varchar,
  	"texts_popups_video_previous" varchar,
  	"texts_popups_video_steps" varchar,
  	"texts_popups_video_retry" varchar,
  	"texts_popups_video_direct" varchar,
  	"texts_popups_video_unavailable" varchar,
  	"texts_popups_video_external" varchar,
  	"texts_popups_video_start" varchar,
  	"texts_popups_video_position" varchar,
  	"texts_popups_video_resumed" varchar,
  	"texts_popups_video_speed" varchar,
  	"texts_popups_feedback_title" varchar,
  	"texts_popups_feedback_intro" varchar,
  	"texts_popups_feedback_note" varchar,
  	"texts_popups_feedback_success_title" varchar,
  	"texts_popups_feedback_success" varchar,
  	"texts_popups_feedback_error" varchar,
  	"texts_popups_feedback_close" varchar,
  	"texts_popups_feedback_number" varchar,
  	"texts_popups_feedback_another" varchar,
  	"texts_popups_shops_title" varchar,
  	"texts_popups_shops_intro" varchar,
  	"texts_popups_shops_empty" varchar,
  	"texts_popups_shops_new_tab" varchar,
  	"texts_popups_shops_reminder" varchar,
  	"texts_popups_shops_close" varchar,
  	"texts_popups_shops_unavailable" varchar,
  	"texts_popups_shops_retry" varchar,
  	"texts_popups_search_title" varchar,
  	"texts_popups_search_close" varchar,
  	"texts_popups_search_clear" varchar,
  	"texts_popups_search_searching" varchar,
  	"texts_popups_search_all" varchar,
  	"texts_popups_search_nothing_text" varchar,
  	"texts_popups_search_ask" varchar,
  	"texts_popups_search_retry" varchar,
  	"texts_popups_search_recent" varchar,
  	"texts_popups_search_forget" varchar,
  	"texts_popups_search_forget_all" varchar,
  	"texts_popups_search_slash_key" varchar,
  	"texts_forms_feedback_name_label" varchar,
  	"texts_forms_feedback_name_placeholder" varchar,
  	"texts_forms_feedback_name_field_name" varchar,
  	"texts_forms_feedback_email_label" varchar,
  	"texts_forms_feedback_email_placeholder" varchar,
  	"texts_forms_feedback_email_hint" varchar,
  	"texts_forms_feedback_email_field_name" varchar,
  	"texts_forms_feedback_question_label" varchar,
  	"texts_forms_feedback_question_placeholder" varchar,
  	"texts_forms_feedback_question_counter" varchar,
  	"texts_forms_feedback_question_field_name" varchar,
  	"texts_forms_feedback_answers_waiting" varchar,
  	"texts_forms_feedback_answers_title" varchar,
  	"texts_forms_feedback_answers_none" varchar,
  	"texts_forms_feedback_answers_helped" varchar,
  	"texts_forms_feedback_answers_thanks" varchar,
  	"texts_forms_feedback_answers_before" varchar,
  	"texts_forms_feedback_answers_after" varchar,
  	"texts_forms_feedback_answers_send" varchar,
  	"texts_forms_feedback_consent_label" varchar,
  	"texts_forms_feedback_consent_field_name" varchar,
  	"texts_forms_feedback_policy" varchar,
  	"texts_forms_feedback_by_mail" varchar,
  	"texts_forms_feedback_submit" varchar,
  	"texts_forms_feedback_sending" varchar,
  	"texts_forms_feedback_try_again" varchar,
  	"texts_forms_feedback_draft_restored" varchar,
  	"texts_forms_feedback_other_draft" varchar,
  	"texts_forms_feedback_show_other" varchar,
  	"texts_forms_feedback_too_many" varchar,
  	"texts_forms_feedback_no_script" varchar,
  	"texts_forms_feedback_offline" varchar,
  	"texts_forms_captcha_label" varchar,
  	"texts_forms_captcha_verifying" varchar,
  	"texts_forms_captcha_verified" varchar,
  	"texts_forms_captcha_required" varchar,
  	"texts_forms_captcha_expired" varchar,
  	"texts_forms_captcha_error" varchar,
  	"texts_forms_captcha_start" varchar,
  	"texts_forms_captcha_timeout" varchar,
  	"texts_forms_captcha_load_error" varchar,
  	"texts_forms_captcha_aborted" varchar,
  	"texts_forms_captcha_retry" varchar,
  	"texts_forms_error_summary" varchar,
  	"texts_errors_not_found_code" varchar,
  	"texts_errors_not_found_title" varchar,
  	"texts_errors_not_found_text" varchar,
  	"texts_errors_not_found_home_link" varchar,
  	"texts_errors_not_found_articles_link" varchar,
  	"texts_errors_not_found_video_link" varchar,
  	"texts_errors_not_found_topics" varchar,
  	"texts_errors_server_error_code" varchar,
  	"texts_errors_server_error_title" varchar,
  	"texts_errors_server_error_text" varchar,
  	"texts_errors_server_error_retry" varchar,
  	"texts_errors_server_error_request_id" varchar,
  	"texts_errors_server_error_home_link" varchar,
  	"texts_errors_offline_title" varchar,
  	"texts_errors_offline_text" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_share_image_id" integer,
  	"version_lead_article_id" integer,
  	"version_demo_notice" varchar,
  	"version_contacts_email" varchar,
  	"version_contacts_privacy_email" varchar,
  	"version_captcha_provider" "enum__site_settings_v_version_captcha_provider",
  	"version_captcha_sitekey" varchar,
  	"version_analytics_gtm_id" varchar,
  	"version_counting_is_on" boolean DEFAULT true,
  	"version_mail_new_question_subject" varchar,
  	"version_mail_new_question_preheader" varchar,
  	"version_mail_new_question_body" jsonb,
  	"version_mail_question_answered_subject" varchar,
  	"version_mail_question_answered_preheader" varchar,
  	"version_mail_question_answered_body" jsonb,
  	"version_personal_data_retention_months" numeric DEFAULT 12,
  	"version_sign_in_second_factor_required" boolean DEFAULT false,
  	"version_texts_navigation_label" varchar,
  	"version_texts_navigation_home" varchar,
  	"version_texts_navigation_ask" varchar,
  	"version_texts_navigation_open_menu" varchar,
  	"version_texts_navigation_close_menu" varchar,
  	"version_texts_navigation_skip_to_content" varchar,
  	"version_texts_navigation_breadcrumbs" varchar,
  	"version_texts_navigation_menu" varchar,
  	"version_texts_navigation_page_loaded" varchar,
  	"version_texts_navigation_loading" varchar,
  	"version_texts_common_read" varchar,
  	"version_texts_common_watch" varchar,
  	"version_texts_common_loading" varchar,
  	"version_texts_common_close" varchar,
  	"version_texts_common_copy_link" varchar,
  	"version_texts_common_link_copied" varchar,
  	"version_texts_common_share" varchar,
  	"version_texts_common_new_tab" varchar,
  	"version_texts_common_retry" varchar,
  	"version_texts_common_important" varchar,
  	"version_texts_common_salon" varchar,
  	"version_texts_common_all_lessons" varchar,
  	"version_texts_common_table" varchar,
  	"version_texts_common_compare" varchar,
  	"version_texts_carousel_label" varchar,
  	"version_texts_carousel_previous" varchar,
  	"version_texts_carousel_next" varchar,
  	"version_texts_carousel_position" varchar,
  	"version_texts_carousel_go_to" varchar,
  	"version_texts_footer_about" varchar,
  	"version_texts_footer_disclaimer" varchar,
  	"version_texts_footer_nav_title" varchar,
  	"version_texts_footer_documents_title" varchar,
  	"version_texts_footer_privacy" varchar,
  	"version_texts_footer_cookies" varchar,
  	"version_texts_footer_consent" varchar,
  	"version_texts_footer_cookie_settings" varchar,
  	"version_texts_footer_feedback" varchar,
  	"version_texts_footer_help" varchar,
  	"version_texts_footer_topics_title" varchar,
  	"version_texts_footer_copyright" varchar,
  	"version_texts_home_title" varchar,
  	"version_texts_home_lead" varchar,
  	"version_texts_home_path_title" varchar,
  	"version_texts_home_path_intro" varchar,
  	"version_texts_home_path_test_title" varchar,
  	"version_texts_home_path_test_text" varchar,
  	"version_texts_home_path_test_article" varchar,
  	"version_texts_home_path_test_article_url" varchar,
  	"version_texts_home_path_test_lesson" varchar,
  	"version_texts_home_path_test_lesson_url" varchar,
  	"version_texts_home_path_choice_title" varchar,
  	"version_texts_home_path_choice_text" varchar,
  	"version_texts_home_path_choice_article" varchar,
  	"version_texts_home_path_choice_article_url" varchar,
  	"version_texts_home_path_choice_lesson" varchar,
  	"version_texts_home_path_choice_lesson_url" varchar,
  	"version_texts_home_path_colouring_title" varchar,
  	"version_texts_home_path_colouring_text" varchar,
  	"version_texts_home_path_colouring_article" varchar,
  	"version_texts_home_path_colouring_article_url" varchar,
  	"version_texts_home_path_colouring_lesson" varchar,
  	"version_texts_home_path_colouring_lesson_url" varchar,
  	"version_texts_home_path_care_title" varchar,
  	"version_texts_home_path_care_text" varchar,
  	"version_texts_home_path_care_article" varchar,
  	"version_texts_home_path_care_article_url" varchar,
  	"version_texts_home_path_care_lesson" varchar,
  	"version_texts_home_path_care_lesson_url" varchar,
  	"version_texts_home_safety_title" varchar,
  	"version_texts_home_safety_text" varchar,
  	"version_texts_home_safety_link" varchar,
  	"version_texts_home_safety_url" varchar,
  	"version_texts_home_ask_title" varchar,
  	"version_texts_home_ask_text" varchar,
  	"version_texts_home_ask_button" varchar,
  	"version_texts_sections_articles_title" varchar,
  	"version_texts_sections_articles_description" varchar,
  	"version_texts_sections_articles_intro" varchar,
  	"version_texts_sections_articles_more" varchar,
  	"version_texts_sections_articles_related" varchar,
  	"version_texts_sections_articles_contents" varchar,
  	"version_texts_sections_articles_author" varchar,
  	"version_texts_sections_articles_published" varchar,
  	"version_texts_sections_articles_empty" varchar,
  	"version_texts_sections_articles_unavailable" varchar,
  	"version_texts_sections_articles_minutes" varchar,
  	"version_texts_sections_articles_lessons" varchar,
  	"version_texts_sections_articles_products" varchar,
  	"version_texts_sections_articles_helpful_title" varchar,
  	"version_texts_sections_articles_helpful_yes" varchar,
  	"version_texts_sections_articles_helpful_no" varchar,
  	"version_texts_sections_articles_helpful_thanks" varchar,
  	"version_texts_sections_articles_found" varchar,
  	"version_texts_sections_video_title" varchar,
  	"version_texts_sections_video_description" varchar,
  	"version_texts_sections_video_intro" varchar,
  	"version_texts_sections_video_play" varchar,
  	"version_texts_sections_video_steps" varchar,
  	"version_texts_sections_video_transcript" varchar,
  	"version_texts_sections_video_duration" varchar,
  	"version_texts_sections_video_empty" varchar,
  	"version_texts_sections_video_unavailable" varchar,
  	"version_texts_sections_video_found" varchar,
  	"version_texts_sections_video_more" varchar,
  	"version_texts_sections_video_products" varchar,
  	"version_texts_sections_video_seconds" varchar,
  	"version_texts_sections_video_minutes" varchar,
  	"version_texts_sections_video_open" varchar,
  	"version_texts_sections_faq_title" varchar,
  	"version_texts_sections_faq_description" varchar,
  	"version_texts_sections_faq_intro" varchar,
  	"version_texts_sections_faq_form_title" varchar,
  	"version_texts_sections_faq_form_intro" varchar,
  	"version_texts_sections_faq_empty" varchar,
  	"version_texts_sections_faq_unavailable" varchar,
  	"version_texts_sections_faq_other" varchar,
  	"version_texts_sections_faq_link" varchar,
  	"version_texts_sections_products_title" varchar,
  	"version_texts_sections_products_description" varchar,
  	"version_texts_sections_products_intro" varchar,
  	"version_texts_sections_products_group" varchar,
  	"version_texts_sections_products_series" varchar,
  	"version_texts_sections_products_shade" varchar,
  	"version_texts_sections_products_level" varchar,
  	"version_texts_sections_products_tone" varchar,
  	"version_texts_sections_products_grey_coverage" varchar,
  	"version_texts_sections_products_base_range" varchar,
  	"version_texts_sections_products_volume" varchar,
  	"version_texts_sections_products_benefits" varchar,
  	"version_texts_sections_products_how_to_use" varchar,
  	"version_texts_sections_products_buy" varchar,
  	"version_texts_sections_products_more" varchar,
  	"version_texts_sections_products_ean" varchar,
  	"version_texts_sections_products_link_types_shop" varchar,
  	"version_texts_sections_products_link_types_review" varchar,
  	"version_texts_sections_products_link_types_instruction" varchar,
  	"version_texts_sections_products_link_types_article" varchar,
  	"version_texts_sections_products_unavailable" varchar,
  	"version_texts_sections_products_details" varchar,
  	"version_texts_sections_products_empty" varchar,
  	"version_texts_sections_products_coverage" varchar,
  	"version_texts_sections_products_back" varchar,
  	"version_texts_sections_products_families_natural" varchar,
  	"version_texts_sections_products_families_warm" varchar,
  	"version_texts_sections_products_families_cool" varchar,
  	"version_texts_sections_products_families_bright" varchar,
  	"version_texts_sections_products_families_corrector" varchar,
  	"version_texts_sections_products_filter" varchar,
  	"version_texts_sections_products_all_shades" varchar,
  	"version_texts_sections_products_covers_grey" varchar,
  	"version_texts_sections_products_no_match" varchar,
  	"version_texts_sections_products_level_of" varchar,
  	"version_texts_sections_products_standing_time" varchar,
  	"version_texts_sections_products_previous" varchar,
  	"version_texts_sections_products_next" varchar,
  	"version_texts_sections_products_for_level" varchar,
  	"version_texts_sections_products_any_level" varchar,
  	"version_texts_sections_products_other_shades" varchar,
  	"version_texts_sections_tags_label" varchar,
  	"version_texts_sections_tags_all" varchar,
  	"version_texts_sections_tags_materials" varchar,
  	"version_texts_sections_tags_empty" varchar,
  	"version_texts_sections_search_title" varchar,
  	"version_texts_sections_search_label" varchar,
  	"version_texts_sections_search_placeholder" varchar,
  	"version_texts_sections_search_submit" varchar,
  	"version_texts_sections_search_intro" varchar,
  	"version_texts_sections_search_found" varchar,
  	"version_texts_sections_search_first" varchar,
  	"version_texts_sections_search_nothing" varchar,
  	"version_texts_sections_search_nothing_text" varchar,
  	"version_texts_sections_search_topics" varchar,
  	"version_texts_sections_search_unavailable" varchar,
  	"version_texts_sections_search_from" varchar,
  	"version_texts_sections_search_kinds_articles" varchar,
  	"version_texts_sections_search_kinds_lessons" varchar,
  	"version_texts_sections_search_kinds_questions" varchar,
  	"version_texts_sections_search_kinds_shades" varchar,
  	"version_texts_sections_search_kinds_pages" varchar,
  	"version_texts_popups_cookie_title" varchar,
  	"version_texts_popups_cookie_text" varchar,
  	"version_texts_popups_cookie_ask" varchar,
  	"version_texts_popups_cookie_accept" varchar,
  	"version_texts_popups_cookie_decline" varchar,
  	"version_texts_popups_cookie_more" varchar,
  	"version_texts_popups_cookie_saved" varchar,
  	"version_texts_popups_cookie_necessary" varchar,
  	"version_texts_popups_cookie_necessary_text" varchar,
  	"version_texts_popups_cookie_analytics" varchar,
  	"version_texts_popups_cookie_analytics_text" varchar,
  	"version_texts_popups_cookie_save" varchar,
  	"version_texts_popups_cookie_nothing" varchar,
  	"version_texts_popups_cookie_close" varchar,
  	"version_texts_popups_video_label" varchar,
  	"version_texts_popups_video_play" varchar,
  	"version_texts_popups_video_pause" varchar,
  	"version_texts_popups_video_replay" varchar,
  	"version_texts_popups_video_next" varchar,
  	"version_texts_popups_video_show_transcript" varchar,
  	"version_texts_popups_video_error" varchar,
  	"version_texts_popups_video_close" varchar,
  	"version_texts_popups_video_previous" varchar,
  	"version_texts_popups_video_steps" varchar,
  	"version_texts_popups_video_retry" varchar,
  	"version_texts_popups_video_direct" varchar,
  	"version_texts_popups_video_unavailable" varchar,
  	"version_texts_popups_video_external" varchar,
  	"version_texts_popups_video_start" varchar,
  	"version_texts_popups_video_position" varchar,
  	"version_texts_popups_video_resumed" varchar,
  	"version_texts_popups_video_speed" varchar,
  	"version_texts_popups_feedback_title" varchar,
  	"version_texts_popups_feedback_intro" varchar,
  	"version_texts_popups_feedback_note" varchar,
  	"version_texts_popups_feedback_success_title" varchar,
  	"version_texts_popups_feedback_success" varchar,
  	"version_texts_popups_feedback_error" varchar,
  	"version_texts_popups_feedback_close" varchar,
  	"version_texts_popups_feedback_number" varchar,
  	"version_texts_popups_feedback_another" varchar,
  	"version_texts_popups_shops_title" varchar,
  	"version_texts_popups_shops_intro" varchar,
  	"version_texts_popups_shops_empty" varchar,
  	"version_texts_popups_shops_new_tab" varchar,
  	"version_texts_popups_shops_reminder" varchar,
  	"version_texts_popups_shops_close" varchar,
  	"version_texts_popups_shops_unavailable" varchar,
  	"version_texts_popups_shops_retry" varchar,
  	"version_texts_popups_search_title" varchar,
  	"version_texts_popups_search_close" varchar,
  	"version_texts_popups_search_clear" varchar,
  	"version_texts_popups_search_searching" varchar,
  	"version_texts_popups_search_all" varchar,
  	"version_texts_popups_search_nothing_text" varchar,
  	"version_texts_popups_search_ask" varchar,
  	"version_texts_popups_search_retry" varchar,
  	"version_texts_popups_search_recent" varchar,
  	"version_texts_popups_search_forget" varchar,
  	"version_texts_popups_search_forget_all" varchar,
  	"version_texts_popups_search_slash_key" varchar,
  	"version_texts_forms_feedback_name_label" varchar,
  	"version_texts_forms_feedback_name_placeholder" varchar,
  	"version_texts_forms_feedback_name_field_name" varchar,
  	"version_texts_forms_feedback_email_label" varchar,
  	"version_texts_forms_feedback_email_placeholder" varchar,
  	"version_texts_forms_feedback_email_hint" varchar,
  	"version_texts_forms_feedback_email_field_name" varchar,
  	"version_texts_forms_feedback_question_label" varchar,
  	"version_texts_forms_feedback_question_placeholder" varchar,
  	"version_texts_forms_feedback_question_counter" varchar,
  	"version_texts_forms_feedback_question_field_name" varchar,
  	"version_texts_forms_feedback_answers_waiting" varchar,
  	"version_texts_forms_feedback_answers_title" varchar,
  	"version_texts_forms_feedback_answers_none" varchar,
  	"version_texts_forms_feedback_answers_helped" varchar,
  	"version_texts_forms_feedback_answers_thanks" varchar,
  	"version_texts_forms_feedback_answers_before" varchar,
  	"version_texts_forms_feedback_answers_after" varchar,
  	"version_texts_forms_feedback_answers_send" varchar,
  	"version_texts_forms_feedback_consent_label" varchar,
  	"version_texts_forms_feedback_consent_field_name" varchar,
  	"version_texts_forms_feedback_policy" varchar,
  	"version_texts_forms_feedback_by_mail" varchar,
  	"version_texts_forms_feedback_submit" varchar,
  	"version_texts_forms_feedback_sending" varchar,
  	"version_texts_forms_feedback_try_again" varchar,
  	"version_texts_forms_feedback_draft_restored" varchar,
  	"version_texts_forms_feedback_other_draft" varchar,
  	"version_texts_forms_feedback_show_other" varchar,
  	"version_texts_forms_feedback_too_many" varchar,
  	"version_texts_forms_feedback_no_script" varchar,
  	"version_texts_forms_feedback_offline" varchar,
  	"version_texts_forms_captcha_label" varchar,
  	"version_texts_forms_captcha_verifying" varchar,
  	"version_texts_forms_captcha_verified" varchar,
  	"version_texts_forms_captcha_required" varchar,
  	"version_texts_forms_captcha_expired" varchar,
  	"version_texts_forms_captcha_error" varchar,
  	"version_texts_forms_captcha_start" varchar,
  	"version_texts_forms_captcha_timeout" varchar,
  	"version_texts_forms_captcha_load_error" varchar,
  	"version_texts_forms_captcha_aborted" varchar,
  	"version_texts_forms_captcha_retry" varchar,
  	"version_texts_forms_error_summary" varchar,
  	"version_texts_errors_not_found_code" varchar,
  	"version_texts_errors_not_found_title" varchar,
  	"version_texts_errors_not_found_text" varchar,
  	"version_texts_errors_not_found_home_link" varchar,
  	"version_texts_errors_not_found_articles_link" varchar,
  	"version_texts_errors_not_found_video_link" varchar,
  	"version_texts_errors_not_found_topics" varchar,
  	"version_texts_errors_server_error_code" varchar,
  	"version_texts_errors_server_error_title" varchar,
  	"version_texts_errors_server_error_text" varchar,
  	"version_texts_errors_server_error_retry" varchar,
  	"version_texts_errors_server_error_request_id" varchar,
  	"version_texts_errors_server_error_home_link" varchar,
  	"version_texts_errors_offline_title" varchar,
  	"version_texts_errors_offline_text" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_preview_id_media_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_steps" ADD CONSTRAINT "videos_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_video_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_captions_id_video_files_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_steps" ADD CONSTRAINT "_videos_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_id_video_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_captions_id_video_files_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_preview_id_media_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_questions_rels" ADD CONSTRAINT "faq_questions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_questions_rels" ADD CONSTRAINT "faq_questions_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_base_range_hair" ADD CONSTRAINT "products_base_range_hair_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_finder_lengths" ADD CONSTRAINT "products_finder_lengths_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_links" ADD CONSTRAINT "products_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_base_range_hair" ADD CONSTRAINT "_products_v_version_base_range_hair_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_finder_lengths" ADD CONSTRAINT "_products_v_version_finder_lengths_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_links" ADD CONSTRAINT "_products_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_questions_fk" FOREIGN KEY ("faq_questions_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calendar_days_fk" FOREIGN KEY ("calendar_days_id") REFERENCES "public"."calendar_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_texts_fk" FOREIGN KEY ("finder_texts_id") REFERENCES "public"."finder_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_files_fk" FOREIGN KEY ("video_files_id") REFERENCES "public"."video_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_lead_article_id_articles_id_fk" FOREIGN KEY ("lead_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_lead_article_id_articles_id_fk" FOREIGN KEY ("version_lead_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_preview_idx" ON "articles" USING btree ("preview_id");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_status_deletedAt_publishedAt_createdAt_idx" ON "articles" USING btree ("_status","deleted_at","published_at","created_at");
  CREATE INDEX "_status_deletedAt_updatedAt_createdAt_idx" ON "articles" USING btree ("_status","deleted_at","updated_at","created_at");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_videos_id_idx" ON "articles_rels" USING btree ("videos_id");
  CREATE INDEX "articles_rels_products_id_idx" ON "articles_rels" USING btree ("products_id");
  CREATE INDEX "articles_rels_tags_id_idx" ON "articles_rels" USING btree ("tags_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_preview_idx" ON "_articles_v" USING btree ("version_preview_id");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "compound_index_idx" ON "_articles_v" USING btree ("version__status","version_deleted_at","version_published_at","version_created_at");
  CREATE INDEX "compound_index_1_idx" ON "_articles_v" USING btree ("version__status","version_deleted_at","version_updated_at","version_created_at");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_videos_id_idx" ON "_articles_v_rels" USING btree ("videos_id");
  CREATE INDEX "_articles_v_rels_products_id_idx" ON "_articles_v_rels" USING btree ("products_id");
  CREATE INDEX "_articles_v_rels_tags_id_idx" ON "_articles_v_rels" USING btree ("tags_id");
  CREATE INDEX "videos_steps_order_idx" ON "videos_steps" USING btree ("_order");
  CREATE INDEX "videos_steps_parent_id_idx" ON "videos_steps" USING btree ("_parent_id");
  CREATE INDEX "videos__order_idx" ON "videos" USING btree ("_order");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_captions_idx" ON "videos" USING btree ("captions_id");
  CREATE INDEX "videos_preview_idx" ON "videos" USING btree ("preview_id");
  CREATE INDEX "videos_meta_meta_image_idx" ON "videos" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "_status_deletedAt_updatedAt_createdAt_1_idx" ON "videos" USING btree ("_status","deleted_at","updated_at","created_at");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_products_id_idx" ON "videos_rels" USING btree ("products_id");
  CREATE INDEX "videos_rels_tags_id_idx" ON "videos_rels" USING btree ("tags_id");
  CREATE INDEX "_videos_v_version_steps_order_idx" ON "_videos_v_version_steps" USING btree ("_order");
  CREATE INDEX "_videos_v_version_steps_parent_id_idx" ON "_videos_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version__order_idx" ON "_videos_v" USING btree ("version__order");
  CREATE INDEX "_videos_v_version_version_file_idx" ON "_videos_v" USING btree ("version_file_id");
  CREATE INDEX "_videos_v_version_version_captions_idx" ON "_videos_v" USING btree ("version_captions_id");
  CREATE INDEX "_videos_v_version_version_preview_idx" ON "_videos_v" USING btree ("version_preview_id");
  CREATE INDEX "_videos_v_version_meta_version_meta_image_idx" ON "_videos_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v" USING btree ("version_slug");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "_videos_v_autosave_idx" ON "_videos_v" USING btree ("autosave");
  CREATE INDEX "compound_index_2_idx" ON "_videos_v" USING btree ("version__status","version_deleted_at","version_updated_at","version_created_at");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_products_id_idx" ON "_videos_v_rels" USING btree ("products_id");
  CREATE INDEX "_videos_v_rels_tags_id_idx" ON "_videos_v_rels" USING btree ("tags_id");
  CREATE INDEX "faq_questions__order_idx" ON "faq_questions" USING btree ("_order");
  CREATE INDEX "faq_questions_published_idx" ON "faq_questions" USING btree ("published");
  CREATE INDEX "faq_questions_asked_asked_staff_told_at_idx" ON "faq_questions" USING btree ("asked_staff_told_at");
  CREATE UNIQUE INDEX "faq_questions_asked_asked_idempotency_key_idx" ON "faq_questions" USING btree ("asked_idempotency_key");
  CREATE UNIQUE INDEX "faq_questions_asked_asked_captcha_key_idx" ON "faq_questions" USING btree ("asked_captcha_key");
  CREATE INDEX "faq_questions_asked_asked_sender_hash_idx" ON "faq_questions" USING btree ("asked_sender_hash");
  CREATE INDEX "faq_questions_state_idx" ON "faq_questions" USING btree ("state");
  CREATE INDEX "faq_questions_assignee_idx" ON "faq_questions" USING btree ("assignee_id");
  CREATE INDEX "faq_questions_reminded_at_idx" ON "faq_questions" USING btree ("reminded_at");
  CREATE INDEX "faq_questions_updated_at_idx" ON "faq_questions" USING btree ("updated_at");
  CREATE INDEX "faq_questions_created_at_idx" ON "faq_questions" USING btree ("created_at");
  CREATE INDEX "faq_questions_rels_order_idx" ON "faq_questions_rels" USING btree ("order");
  CREATE INDEX "faq_questions_rels_parent_idx" ON "faq_questions_rels" USING btree ("parent_id");
  CREATE INDEX "faq_questions_rels_path_idx" ON "faq_questions_rels" USING btree ("path");
  CREATE INDEX "faq_questions_rels_tags_id_idx" ON "faq_questions_rels" USING btree ("tags_id");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "calendar_days_from_idx" ON "calendar_days" USING btree ("from");
  CREATE INDEX "calendar_days_updated_at_idx" ON "calendar_days" USING btree ("updated_at");
  CREATE INDEX "calendar_days_created_at_idx" ON "calendar_days" USING btree ("created_at");
  CREATE INDEX "products_base_range_hair_order_idx" ON "products_base_range_hair" USING btree ("order");
  CREATE INDEX "products_base_range_hair_parent_idx" ON "products_base_range_hair" USING btree ("parent_id");
  CREATE INDEX "products_finder_lengths_order_idx" ON "products_finder_lengths" USING btree ("order");
  CREATE INDEX "products_finder_lengths_parent_idx" ON "products_finder_lengths" USING btree ("parent_id");
  CREATE INDEX "products_links_order_idx" ON "products_links" USING btree ("_order");
  CREATE INDEX "products_links_parent_id_idx" ON "products_links" USING btree ("_parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE UNIQUE INDEX "products_ean_idx" ON "products" USING btree ("ean");
  CREATE INDEX "products_picture_idx" ON "products" USING btree ("picture_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_status_deletedAt_updatedAt_createdAt_2_idx" ON "products" USING btree ("_status","deleted_at","updated_at","created_at");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_tags_id_idx" ON "products_rels" USING btree ("tags_id");
  CREATE INDEX "_products_v_version_base_range_hair_order_idx" ON "_products_v_version_base_range_hair" USING btree ("order");
  CREATE INDEX "_products_v_version_base_range_hair_parent_idx" ON "_products_v_version_base_range_hair" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_finder_lengths_order_idx" ON "_products_v_version_finder_lengths" USING btree ("order");
  CREATE INDEX "_products_v_version_finder_lengths_parent_idx" ON "_products_v_version_finder_lengths" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_links_order_idx" ON "_products_v_version_links" USING btree ("_order");
  CREATE INDEX "_products_v_version_links_parent_id_idx" ON "_products_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_ean_idx" ON "_products_v" USING btree ("version_ean");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "compound_index_3_idx" ON "_products_v" USING btree ("version__status","version_deleted_at","version_updated_at","version_created_at");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_tags_id_idx" ON "_products_v_rels" USING btree ("tags_id");
  CREATE INDEX "product_imports_updated_at_idx" ON "product_imports" USING btree ("updated_at");
  CREATE INDEX "product_imports_created_at_idx" ON "product_imports" USING btree ("created_at");
  CREATE INDEX "tags__order_idx" ON "tags" USING btree ("_order");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_picture_idx" ON "tags" USING btree ("picture_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "authors_picture_idx" ON "authors" USING btree ("picture_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "slides__order_idx" ON "slides" USING btree ("_order");
  CREATE INDEX "slides_picture_idx" ON "slides" USING btree ("picture_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
  CREATE INDEX "slides__status_idx" ON "slides" USING btree ("_status");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version__order_idx" ON "_slides_v" USING btree ("version__order");
  CREATE INDEX "_slides_v_version_version_picture_idx" ON "_slides_v" USING btree ("version_picture_id");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_slides_v_version_version__status_idx" ON "_slides_v" USING btree ("version__status");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_slides_v_latest_idx" ON "_slides_v" USING btree ("latest");
  CREATE INDEX "_slides_v_autosave_idx" ON "_slides_v" USING btree ("autosave");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "finder_texts_is_original_new_idx" ON "finder_texts" USING btree ("is_original_new");
  CREATE INDEX "finder_texts_section_idx" ON "finder_texts" USING btree ("section");
  CREATE UNIQUE INDEX "finder_texts_key_idx" ON "finder_texts" USING btree ("key");
  CREATE INDEX "finder_texts_is_changed_idx" ON "finder_texts" USING btree ("is_changed");
  CREATE INDEX "finder_texts_updated_at_idx" ON "finder_texts" USING btree ("updated_at");
  CREATE INDEX "finder_texts_created_at_idx" ON "finder_texts" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "video_files_updated_at_idx" ON "video_files" USING btree ("updated_at");
  CREATE INDEX "video_files_created_at_idx" ON "video_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "video_files_filename_idx" ON "video_files" USING btree ("filename");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_question_idx" ON "mails" USING btree ("question_id");
  CREATE INDEX "mails_person_idx" ON "mails" USING btree ("person_id");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_name_key_idx" ON "daily_counts" USING btree ("day","name","key");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_videos_id_idx" ON "redirects_rels" USING btree ("videos_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_person_idx" ON "audit_log" USING btree ("person_id");
  CREATE INDEX "audit_log_place_idx" ON "audit_log" USING btree ("place");
  CREATE INDEX "audit_log_document_id_idx" ON "audit_log" USING btree ("document_id");
  CREATE INDEX "audit_log_address_hash_idx" ON "audit_log" USING btree ("address_hash");
  CREATE INDEX "audit_log_account_hash_idx" ON "audit_log" USING btree ("account_hash");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
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
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_faq_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_questions_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_calendar_days_id_idx" ON "payload_locked_documents_rels" USING btree ("calendar_days_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_finder_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_texts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_video_files_id_idx" ON "payload_locked_documents_rels" USING btree ("video_files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_share_image_idx" ON "site_settings" USING btree ("share_image_id");
  CREATE INDEX "site_settings_lead_article_idx" ON "site_settings" USING btree ("lead_article_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_share_image_idx" ON "_site_settings_v" USING btree ("version_share_image_id");
  CREATE INDEX "_site_settings_v_version_version_lead_article_idx" ON "_site_settings_v" USING btree ("version_lead_article_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "videos_steps" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v_version_steps" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "faq_questions" CASCADE;
  DROP TABLE "faq_questions_rels" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "calendar_days" CASCADE;
  DROP TABLE "products_base_range_hair" CASCADE;
  DROP TABLE "products_finder_lengths" CASCADE;
  DROP TABLE "products_links" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_base_range_hair" CASCADE;
  DROP TABLE "_products_v_version_finder_lengths" CASCADE;
  DROP TABLE "_products_v_version_links" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_imports" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "finder_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "video_files" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "daily_counts" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_videos_provider";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_provider";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum_faq_questions_state";
  DROP TYPE "public"."enum_calendar_days_kind";
  DROP TYPE "public"."enum_products_base_range_hair";
  DROP TYPE "public"."enum_products_finder_lengths";
  DROP TYPE "public"."enum_products_links_type";
  DROP TYPE "public"."enum_products_finder_kind";
  DROP TYPE "public"."enum_products_finder_grey_role";
  DROP TYPE "public"."enum_products_finder_dilution";
  DROP TYPE "public"."enum_products_finder_allergy_test";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_base_range_hair";
  DROP TYPE "public"."enum__products_v_version_finder_lengths";
  DROP TYPE "public"."enum__products_v_version_links_type";
  DROP TYPE "public"."enum__products_v_version_finder_kind";
  DROP TYPE "public"."enum__products_v_version_finder_grey_role";
  DROP TYPE "public"."enum__products_v_version_finder_dilution";
  DROP TYPE "public"."enum__products_v_version_finder_allergy_test";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_authors_kind";
  DROP TYPE "public"."enum_slides_theme";
  DROP TYPE "public"."enum_slides_status";
  DROP TYPE "public"."enum__slides_v_version_theme";
  DROP TYPE "public"."enum__slides_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_finder_texts_section";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_audit_log_place";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_captcha_provider";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_captcha_provider";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
