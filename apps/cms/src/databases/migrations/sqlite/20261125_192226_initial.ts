import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`preview_id\` integer,
  	\`body\` text,
  	\`href\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`author_id\` integer,
  	\`published_at\` text,
  	\`reading_minutes\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_preview_idx\` ON \`articles\` (\`preview_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_meta_meta_image_idx\` ON \`articles\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_author_idx\` ON \`articles\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_publishedAt_createdAt_idx\` ON \`articles\` (\`_status\`,\`deleted_at\`,\`published_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_updatedAt_createdAt_idx\` ON \`articles\` (\`_status\`,\`deleted_at\`,\`updated_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` integer,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_videos_id_idx\` ON \`articles_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_products_id_idx\` ON \`articles_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_tags_id_idx\` ON \`articles_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_preview_id\` integer,
  	\`version_body\` text,
  	\`version_href\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_author_id\` integer,
  	\`version_published_at\` text,
  	\`version_reading_minutes\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_idx\` ON \`_articles_v\` (\`version_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_meta_version_meta_image_idx\` ON \`_articles_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_author_idx\` ON \`_articles_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_articles_v\` (\`version__status\`,\`version_deleted_at\`,\`version_published_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_articles_v\` (\`version__status\`,\`version_deleted_at\`,\`version_updated_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` integer,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_videos_id_idx\` ON \`_articles_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_products_id_idx\` ON \`_articles_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_tags_id_idx\` ON \`_articles_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` numeric,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_steps_order_idx\` ON \`videos_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_steps_parent_id_idx\` ON \`videos_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`provider\` text DEFAULT 'file',
  	\`file_id\` integer,
  	\`captions_id\` integer,
  	\`page_url\` text,
  	\`preview_id\` integer,
  	\`duration_seconds\` numeric,
  	\`transcript\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos__order_idx\` ON \`videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_captions_idx\` ON \`videos\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_preview_idx\` ON \`videos\` (\`preview_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_meta_meta_image_idx\` ON \`videos\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_updatedAt_createdAt_1_idx\` ON \`videos\` (\`_status\`,\`deleted_at\`,\`updated_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`videos_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_rels_order_idx\` ON \`videos_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_parent_idx\` ON \`videos_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_path_idx\` ON \`videos_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_products_id_idx\` ON \`videos_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_tags_id_idx\` ON \`videos_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` numeric,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_steps_order_idx\` ON \`_videos_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_steps_parent_id_idx\` ON \`_videos_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_provider\` text DEFAULT 'file',
  	\`version_file_id\` integer,
  	\`version_captions_id\` integer,
  	\`version_page_url\` text,
  	\`version_preview_id\` integer,
  	\`version_duration_seconds\` numeric,
  	\`version_transcript\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_captions_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__order_idx\` ON \`_videos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_file_idx\` ON \`_videos_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_captions_idx\` ON \`_videos_v\` (\`version_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_preview_idx\` ON \`_videos_v\` (\`version_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_meta_version_meta_image_idx\` ON \`_videos_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_slug_idx\` ON \`_videos_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_autosave_idx\` ON \`_videos_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_videos_v\` (\`version__status\`,\`version_deleted_at\`,\`version_updated_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_order_idx\` ON \`_videos_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_parent_idx\` ON \`_videos_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_path_idx\` ON \`_videos_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_products_id_idx\` ON \`_videos_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_tags_id_idx\` ON \`_videos_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_questions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`question\` text NOT NULL,
  	\`answer\` text,
  	\`published\` integer DEFAULT false,
  	\`answer_unready\` integer DEFAULT false,
  	\`asked_name\` text,
  	\`asked_email\` text,
  	\`asked_text\` text,
  	\`asked_page_url\` text,
  	\`asked_consent_at\` text,
  	\`asked_staff_told_at\` text,
  	\`asked_idempotency_key\` text,
  	\`asked_captcha_key\` text,
  	\`asked_sender_hash\` text,
  	\`note\` text,
  	\`state\` text DEFAULT 'answered' NOT NULL,
  	\`answered_at\` text,
  	\`assignee_id\` integer,
  	\`reminded_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_questions__order_idx\` ON \`faq_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_published_idx\` ON \`faq_questions\` (\`published\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_asked_asked_staff_told_at_idx\` ON \`faq_questions\` (\`asked_staff_told_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_questions_asked_asked_idempotency_key_idx\` ON \`faq_questions\` (\`asked_idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_questions_asked_asked_captcha_key_idx\` ON \`faq_questions\` (\`asked_captcha_key\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_asked_asked_sender_hash_idx\` ON \`faq_questions\` (\`asked_sender_hash\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_state_idx\` ON \`faq_questions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_assignee_idx\` ON \`faq_questions\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_reminded_at_idx\` ON \`faq_questions\` (\`reminded_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_updated_at_idx\` ON \`faq_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_created_at_idx\` ON \`faq_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faq_questions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_questions_rels_order_idx\` ON \`faq_questions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_rels_parent_idx\` ON \`faq_questions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_rels_path_idx\` ON \`faq_questions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_rels_tags_id_idx\` ON \`faq_questions_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`calendar_days\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text,
  	\`kind\` text DEFAULT 'off' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`calendar_days_from_idx\` ON \`calendar_days\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`calendar_days_updated_at_idx\` ON \`calendar_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`calendar_days_created_at_idx\` ON \`calendar_days\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_base_range_hair\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_base_range_hair_order_idx\` ON \`products_base_range_hair\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_base_range_hair_parent_idx\` ON \`products_base_range_hair\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_finder_lengths\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_finder_lengths_order_idx\` ON \`products_finder_lengths\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_finder_lengths_parent_idx\` ON \`products_finder_lengths\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`shop\` text,
  	\`type\` text DEFAULT 'shop',
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_links_order_idx\` ON \`products_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_links_parent_id_idx\` ON \`products_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`ean\` text,
  	\`brand\` text,
  	\`series\` text,
  	\`group\` text,
  	\`shade_number\` text,
  	\`shade_name\` text,
  	\`hex\` text,
  	\`picture_id\` integer,
  	\`description\` text,
  	\`how_to_use\` text,
  	\`volume\` text,
  	\`level\` numeric,
  	\`tone\` text,
  	\`tone_name\` text,
  	\`grey_coverage\` numeric,
  	\`base_range_min\` numeric,
  	\`base_range_max\` numeric,
  	\`base_range_note\` text,
  	\`finder_kind\` text,
  	\`finder_developer_percent\` numeric,
  	\`finder_mixing\` text,
  	\`finder_mixture_ml\` numeric,
  	\`finder_minutes\` text,
  	\`finder_minutes_grey_over50\` text,
  	\`finder_minutes_first_time\` text,
  	\`finder_minutes_lightened\` text,
  	\`finder_hard_max_minutes\` numeric,
  	\`finder_preview_minutes\` numeric,
  	\`finder_min_days_between\` numeric,
  	\`finder_natural\` text,
  	\`finder_colored\` text,
  	\`finder_lightened\` text,
  	\`finder_max_lift\` numeric,
  	\`finder_load\` numeric,
  	\`finder_shift\` text,
  	\`finder_grey_role\` text,
  	\`finder_dilution\` text,
  	\`finder_allergy_test\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_ean_idx\` ON \`products\` (\`ean\`);`)
  await db.run(sql`CREATE INDEX \`products_picture_idx\` ON \`products\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_updatedAt_createdAt_2_idx\` ON \`products\` (\`_status\`,\`deleted_at\`,\`updated_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_texts_order_parent\` ON \`products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_tags_id_idx\` ON \`products_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_base_range_hair\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_base_range_hair_order_idx\` ON \`_products_v_version_base_range_hair\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_base_range_hair_parent_idx\` ON \`_products_v_version_base_range_hair\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_finder_lengths\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_finder_lengths_order_idx\` ON \`_products_v_version_finder_lengths\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_finder_lengths_parent_idx\` ON \`_products_v_version_finder_lengths\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`shop\` text,
  	\`type\` text DEFAULT 'shop',
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_links_order_idx\` ON \`_products_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_links_parent_id_idx\` ON \`_products_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_ean\` text,
  	\`version_brand\` text,
  	\`version_series\` text,
  	\`version_group\` text,
  	\`version_shade_number\` text,
  	\`version_shade_name\` text,
  	\`version_hex\` text,
  	\`version_picture_id\` integer,
  	\`version_description\` text,
  	\`version_how_to_use\` text,
  	\`version_volume\` text,
  	\`version_level\` numeric,
  	\`version_tone\` text,
  	\`version_tone_name\` text,
  	\`version_grey_coverage\` numeric,
  	\`version_base_range_min\` numeric,
  	\`version_base_range_max\` numeric,
  	\`version_base_range_note\` text,
  	\`version_finder_kind\` text,
  	\`version_finder_developer_percent\` numeric,
  	\`version_finder_mixing\` text,
  	\`version_finder_mixture_ml\` numeric,
  	\`version_finder_minutes\` text,
  	\`version_finder_minutes_grey_over50\` text,
  	\`version_finder_minutes_first_time\` text,
  	\`version_finder_minutes_lightened\` text,
  	\`version_finder_hard_max_minutes\` numeric,
  	\`version_finder_preview_minutes\` numeric,
  	\`version_finder_min_days_between\` numeric,
  	\`version_finder_natural\` text,
  	\`version_finder_colored\` text,
  	\`version_finder_lightened\` text,
  	\`version_finder_max_lift\` numeric,
  	\`version_finder_load\` numeric,
  	\`version_finder_shift\` text,
  	\`version_finder_grey_role\` text,
  	\`version_finder_dilution\` text,
  	\`version_finder_allergy_test\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_ean_idx\` ON \`_products_v\` (\`version_ean\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_picture_idx\` ON \`_products_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_products_v\` (\`version__status\`,\`version_deleted_at\`,\`version_updated_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_texts_order_parent\` ON \`_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_tags_id_idx\` ON \`_products_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`product_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`person_name\` text NOT NULL,
  	\`added\` numeric NOT NULL,
  	\`changed\` numeric NOT NULL,
  	\`undone_at\` text,
  	\`steps\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`product_imports_updated_at_idx\` ON \`product_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_imports_created_at_idx\` ON \`product_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tags__order_idx\` ON \`tags\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_picture_idx\` ON \`tags\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`synonyms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`terms\` text NOT NULL,
  	\`typos\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`synonyms_updated_at_idx\` ON \`synonyms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_created_at_idx\` ON \`synonyms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'person' NOT NULL,
  	\`role\` text,
  	\`about\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_picture_idx\` ON \`authors\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`text\` text,
  	\`href\` text,
  	\`link_label\` text,
  	\`picture_id\` integer,
  	\`theme\` text DEFAULT 'light',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`slides__order_idx\` ON \`slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`slides_picture_idx\` ON \`slides\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`slides__status_idx\` ON \`slides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_href\` text,
  	\`version_link_label\` text,
  	\`version_picture_id\` integer,
  	\`version_theme\` text DEFAULT 'light',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__order_idx\` ON \`_slides_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_picture_idx\` ON \`_slides_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_deleted_at_idx\` ON \`_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__status_idx\` ON \`_slides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_latest_idx\` ON \`_slides_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_autosave_idx\` ON \`_slides_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`finder_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`is_original_new\` integer DEFAULT false,
  	\`original\` text NOT NULL,
  	\`former_original\` text,
  	\`place\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`is_changed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_texts_is_original_new_idx\` ON \`finder_texts\` (\`is_original_new\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_section_idx\` ON \`finder_texts\` (\`section\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_texts_key_idx\` ON \`finder_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_is_changed_idx\` ON \`finder_texts\` (\`is_changed\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_updated_at_idx\` ON \`finder_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_created_at_idx\` ON \`finder_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`blur_data_url\` text,
  	\`edition\` text,
  	\`avif_of\` text,
  	\`prefix\` text DEFAULT 'media',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`video_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`prefix\` text DEFAULT 'lessons',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`video_files_updated_at_idx\` ON \`video_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_files_created_at_idx\` ON \`video_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`video_files_filename_idx\` ON \`video_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`problem\` text,
  	\`sent_at\` text,
  	\`question_id\` integer,
  	\`person_id\` integer,
  	\`key\` text NOT NULL,
  	\`version\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`question_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_kind_idx\` ON \`mails\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_question_idx\` ON \`mails\` (\`question_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_person_idx\` ON \`mails\` (\`person_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`daily_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_name_key_idx\` ON \`daily_counts\` (\`day\`,\`name\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor',
  	\`blocked\` integer DEFAULT false,
  	\`told_of_questions\` integer DEFAULT true,
  	\`invited_at\` text,
  	\`second_factor_secret\` text,
  	\`second_factor_confirmed_at\` text,
  	\`second_factor_last_step\` numeric,
  	\`second_factor_recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`type\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`videos_id\` integer,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_articles_id_idx\` ON \`redirects_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_videos_id_idx\` ON \`redirects_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`person_id\` integer,
  	\`person_name\` text NOT NULL,
  	\`place\` text,
  	\`document_id\` text,
  	\`document_title\` text,
  	\`details\` text,
  	\`address_hash\` text,
  	\`account_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_person_idx\` ON \`audit_log\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_place_idx\` ON \`audit_log\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_document_id_idx\` ON \`audit_log\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_address_hash_idx\` ON \`audit_log\` (\`address_hash\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_account_hash_idx\` ON \`audit_log\` (\`account_hash\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`videos_id\` integer,
  	\`faq_questions_id\` integer,
  	\`answer_templates_id\` integer,
  	\`calendar_days_id\` integer,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	\`synonyms_id\` integer,
  	\`authors_id\` integer,
  	\`slides_id\` integer,
  	\`pages_id\` integer,
  	\`finder_texts_id\` integer,
  	\`media_id\` integer,
  	\`video_files_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_questions_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_days_id\`) REFERENCES \`calendar_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`synonyms_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finder_texts_id\`) REFERENCES \`finder_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_days_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_order_idx\` ON \`site_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_parent_id_idx\` ON \`site_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`title\` text,
  	\`tagline\` text,
  	\`description\` text,
  	\`share_image_id\` integer,
  	\`lead_article_id\` integer,
  	\`demo_notice\` text,
  	\`contacts_email\` text,
  	\`contacts_privacy_email\` text,
  	\`captcha_provider\` text,
  	\`captcha_sitekey\` text,
  	\`analytics_gtm_id\` text,
  	\`counting_is_on\` integer DEFAULT true,
  	\`mail_new_question_subject\` text,
  	\`mail_new_question_preheader\` text,
  	\`mail_new_question_body\` text,
  	\`mail_question_answered_subject\` text,
  	\`mail_question_answered_preheader\` text,
  	\`mail_question_answered_body\` text,
  	\`personal_data_retention_months\` numeric DEFAULT 12,
  	\`sign_in_second_factor_required\` integer DEFAULT false,
  	\`texts_navigation_label\` text,
  	\`texts_navigation_home\` text,
  	\`texts_navigation_ask\` text,
  	\`texts_navigation_open_menu\` text,
  	\`texts_navigation_close_menu\` text,
  	\`texts_navigation_skip_to_content\` text,
  	\`texts_navigation_breadcrumbs\` text,
  	\`texts_navigation_menu\` text,
  	\`texts_navigation_page_loaded\` text,
  	\`texts_navigation_loading\` text,
  	\`texts_common_read\` text,
  	\`texts_common_watch\` text,
  	\`texts_common_loading\` text,
  	\`texts_common_close\` text,
  	\`texts_common_copy_link\` text,
  	\`texts_common_link_copied\` text,
  	\`texts_common_share\` text,
  	\`texts_common_new_tab\` text,
  	\`texts_common_retry\` text,
  	\`texts_common_important\` text,
  	\`texts_common_salon\` text,
  	\`texts_common_all_lessons\` text,
  	\`texts_common_table\` text,
  	\`texts_common_compare\` text,
  	\`texts_carousel_label\` text,
  	\`texts_carousel_previous\` text,
  	\`texts_carousel_next\` text,
  	\`texts_carousel_position\` text,
  	\`texts_carousel_go_to\` text,
  	\`texts_footer_about\` text,
  	\`texts_footer_disclaimer\` text,
  	\`texts_footer_nav_title\` text,
  	\`texts_footer_documents_title\` text,
  	\`texts_footer_privacy\` text,
  	\`texts_footer_cookies\` text,
  	\`texts_footer_consent\` text,
  	\`texts_footer_cookie_settings\` text,
  	\`texts_footer_feedback\` text,
  	\`texts_footer_help\` text,
  	\`texts_footer_topics_title\` text,
  	\`texts_footer_copyright\` text,
  	\`texts_home_title\` text,
  	\`texts_home_lead\` text,
  	\`texts_home_path_title\` text,
  	\`texts_home_path_intro\` text,
  	\`texts_home_path_test_title\` text,
  	\`texts_home_path_test_text\` text,
  	\`texts_home_path_test_article\` text,
  	\`texts_home_path_test_article_url\` text,
  	\`texts_home_path_test_lesson\` text,
  	\`texts_home_path_test_lesson_url\` text,
  	\`texts_home_path_choice_title\` text,
  	\`texts_home_path_choice_text\` text,
  	\`texts_home_path_choice_article\` text,
  	\`texts_home_path_choice_article_url\` text,
  	\`texts_home_path_choice_lesson\` text,
  	\`texts_home_path_choice_lesson_url\` text,
  	\`texts_home_path_colouring_title\` text,
  	\`texts_home_path_colouring_text\` text,
  	\`texts_home_path_colouring_article\` text,
  	\`texts_home_path_colouring_article_url\` text,
  	\`texts_home_path_colouring_lesson\` text,
  	\`texts_home_path_colouring_lesson_url\` text,
  	\`texts_home_path_care_title\` text,
  	\`texts_home_path_care_text\` text,
  	\`texts_home_path_care_article\` text,
  	\`texts_home_path_care_article_url\` text,
  	\`texts_home_path_care_lesson\` text,
  	\`texts_home_path_care_lesson_url\` text,
  	\`texts_home_safety_title\` text,
  	\`texts_home_safety_text\` text,
  	\`texts_home_safety_link\` text,
  	\`texts_home_safety_url\` text,
  	\`texts_home_ask_title\` text,
  	\`texts_home_ask_text\` text,
  	\`texts_home_ask_button\` text,
  	\`texts_sections_articles_title\` text,
  	\`texts_sections_articles_description\` text,
  	\`texts_sections_articles_intro\` text,
  	\`texts_sections_articles_more\` text,
  	\`texts_sections_articles_related\` text,
  	\`texts_sections_articles_contents\` text,
  	\`texts_sections_articles_author\` text,
  	\`texts_sections_articles_published\` text,
  	\`texts_sections_articles_empty\` text,
  	\`texts_sections_articles_unavailable\` text,
  	\`texts_sections_articles_minutes\` text,
  	\`texts_sections_articles_lessons\` text,
  	\`texts_sections_articles_products\` text,
  	\`texts_sections_articles_helpful_title\` text,
  	\`texts_sections_articles_helpful_yes\` text,
  	\`texts_sections_articles_helpful_no\` text,
  	\`texts_sections_articles_helpful_thanks\` text,
  	\`texts_sections_articles_found\` text,
  	\`texts_sections_video_title\` text,
  	\`texts_sections_video_description\` text,
  	\`texts_sections_video_intro\` text,
  	\`texts_sections_video_play\` text,
  	\`texts_sections_video_steps\` text,
  	\`texts_sections_video_transcript\` text,
  	\`texts_sections_video_duration\` text,
  	\`texts_sections_video_empty\` text,
  	\`texts_sections_video_unavailable\` text,
  	\`texts_sections_video_found\` text,
  	\`texts_sections_video_more\` text,
  	\`texts_sections_video_products\` text,
  	\`texts_sections_video_seconds\` text,
  	\`texts_sections_video_minutes\` text,
  	\`texts_sections_video_open\` text,
  	\`texts_sections_faq_title\` text,
  	\`texts_sections_faq_description\` text,
  	\`texts_sections_faq_intro\` text,
  	\`texts_sections_faq_form_title\` text,
  	\`texts_sections_faq_form_intro\` text,
  	\`texts_sections_faq_empty\` text,
  	\`texts_sections_faq_unavailable\` text,
  	\`texts_sections_faq_other\` text,
  	\`texts_sections_faq_link\` text,
  	\`texts_sections_products_title\` text,
  	\`texts_sections_products_description\` text,
  	\`texts_sections_products_intro\` text,
  	\`texts_sections_products_group\` text,
  	\`texts_sections_products_series\` text,
  	\`texts_sections_products_shade\` text,
  	\`texts_sections_products_level\` text,
  	\`texts_sections_products_tone\` text,
  	\`texts_sections_products_grey_coverage\` text,
  	\`texts_sections_products_base_range\` text,
  	\`texts_sections_products_volume\` text,
  	\`texts_sections_products_benefits\` text,
  	\`texts_sections_products_how_to_use\` text,
  	\`texts_sections_products_buy\` text,
  	\`texts_sections_products_more\` text,
  	\`texts_sections_products_ean\` text,
  	\`texts_sections_products_link_types_shop\` text,
  	\`texts_sections_products_link_types_review\` text,
  	\`texts_sections_products_link_types_instruction\` text,
  	\`texts_sections_products_link_types_article\` text,
  	\`texts_sections_products_unavailable\` text,
  	\`texts_sections_products_details\` text,
  	\`texts_sections_products_empty\` text,
  	\`texts_sections_products_coverage\` text,
  	\`texts_sections_products_back\` text,
  	\`texts_sections_products_families_natural\` text,
  	\`texts_sections_products_families_warm\` text,
  	\`texts_sections_products_families_cool\` text,
  	\`texts_sections_products_families_bright\` text,
  	\`texts_sections_products_families_corrector\` text,
  	\`texts_sections_products_filter\` text,
  	\`texts_sections_products_all_shades\` text,
  	\`texts_sections_products_covers_grey\` text,
  	\`texts_sections_products_no_match\` text,
  	\`texts_sections_products_level_of\` text,
  	\`texts_sections_products_standing_time\` text,
  	\`texts_sections_products_previous\` text,
  	\`texts_sections_products_next\` text,
  	\`texts_sections_products_for_level\` text,
  	\`texts_sections_products_any_level\` text,
  	\`texts_sections_products_other_shades\` text,
  	\`texts_sections_tags_label\` text,
  	\`texts_sections_tags_all\` text,
  	\`texts_sections_tags_materials\` text,
  	\`texts_sections_tags_empty\` text,
  	\`texts_sections_search_title\` text,
  	\`texts_sections_search_label\` text,
  	\`texts_sections_search_placeholder\` text,
  	\`texts_sections_search_submit\` text,
  	\`texts_sections_search_intro\` text,
  	\`texts_sections_search_found\` text,
  	\`texts_sections_search_first\` text,
  	\`texts_sections_search_nothing\` text,
  	\`texts_sections_search_nothing_text\` text,
  	\`texts_sections_search_topics\` text,
  	\`texts_sections_search_unavailable\` text,
  	\`texts_sections_search_from\` text,
  	\`texts_sections_search_kinds_articles\` text,
  	\`texts_sections_search_kinds_lessons\` text,
  	\`texts_sections_search_kinds_questions\` text,
  	\`texts_sections_search_kinds_shades\` text,
  	\`texts_sections_search_kinds_pages\` text,
  	\`texts_popups_cookie_title\` text,
  	\`texts_popups_cookie_text\` text,
  	\`texts_popups_cookie_ask\` text,
  	\`texts_popups_cookie_accept\` text,
  	\`texts_popups_cookie_decline\` text,
  	\`texts_popups_cookie_more\` text,
  	\`texts_popups_cookie_saved\` text,
  	\`texts_popups_cookie_necessary\` text,
  	\`texts_popups_cookie_necessary_text\` text,
  	\`texts_popups_cookie_analytics\` text,
  	\`texts_popups_cookie_analytics_text\` text,
  	\`texts_popups_cookie_save\` text,
  	\`texts_popups_cookie_nothing\` text,
  	\`texts_popups_cookie_close\` text,
  	\`texts_popups_video_label\` text,
  	\`texts_popups_video_play\` text,
  	\`texts_popups_video_pause\` text,
  	\`texts_popups_video_replay\` text,
  	\`texts_popups_video_next\` text,
  	\`texts_popups_video_show_transcript\` text,
  	\`texts_popups_video_error\` text,
  	\`texts_popups_video_close\` text,
  	\`texts_popups_video_previous\` text,
  	\`texts_popups_video_steps\` text,
  	\`texts_popups_video_retry\` text,
  	\`texts_popups_video_direct\` text,
  	\`texts_popups_video_unavailable\` text,
  	\`texts_popups_video_external\` text,
  	\`texts_popups_video_start\` text,
  	\`texts_popups_video_position\` text,
  	\`texts_popups_video_resumed\` text,
  	\`texts_popups_video_speed\` text,
  	\`texts_popups_feedback_title\` text,
  	\`texts_popups_feedback_intro\` text,
  	\`texts_popups_feedback_note\` text,
  	\`texts_popups_feedback_success_title\` text,
  	\`texts_popups_feedback_success\` text,
  	\`texts_popups_feedback_error\` text,
  	\`texts_popups_feedback_close\` text,
  	\`texts_popups_feedback_number\` text,
  	\`texts_popups_feedback_another\` text,
  	\`texts_popups_shops_title\` text,
  	\`texts_popups_shops_intro\` text,
  	\`texts_popups_shops_empty\` text,
  	\`texts_popups_shops_new_tab\` text,
  	\`texts_popups_shops_reminder\` text,
  	\`texts_popups_shops_close\` text,
  	\`texts_popups_shops_unavailable\` text,
  	\`texts_popups_shops_retry\` text,
  	\`texts_popups_search_title\` text,
  	\`texts_popups_search_close\` text,
  	\`texts_popups_search_clear\` text,
  	\`texts_popups_search_searching\` text,
  	\`texts_popups_search_all\` text,
  	\`texts_popups_search_nothing_text\` text,
  	\`texts_popups_search_ask\` text,
  	\`texts_popups_search_retry\` text,
  	\`texts_popups_search_recent\` text,
  	\`texts_popups_search_forget\` text,
  	\`texts_popups_search_forget_all\` text,
  	\`texts_popups_search_slash_key\` text,
  	\`texts_forms_feedback_name_label\` text,
  	\`texts_forms_feedback_name_placeholder\` text,
  	\`texts_forms_feedback_name_field_name\` text,
  	\`texts_forms_feedback_email_label\` text,
  	\`texts_forms_feedback_email_placeholder\` text,
  	\`texts_forms_feedback_email_hint\` text,
  	\`texts_forms_feedback_email_field_name\` text,
  	\`texts_forms_feedback_question_label\` text,
  	\`texts_forms_feedback_question_placeholder\` text,
  	\`texts_forms_feedback_question_counter\` text,
  	\`texts_forms_feedback_question_field_name\` text,
  	\`texts_forms_feedback_answers_waiting\` text,
  	\`texts_forms_feedback_answers_title\` text,
  	\`texts_forms_feedback_answers_none\` text,
  	\`texts_forms_feedback_answers_helped\` text,
  	\`texts_forms_feedback_answers_thanks\` text,
  	\`texts_forms_feedback_answers_before\` text,
  	\`texts_forms_feedback_answers_after\` text,
  	\`texts_forms_feedback_answers_send\` text,
  	\`texts_forms_feedback_consent_label\` text,
  	\`texts_forms_feedback_consent_field_name\` text,
  	\`texts_forms_feedback_policy\` text,
  	\`texts_forms_feedback_by_mail\` text,
  	\`texts_forms_feedback_submit\` text,
  	\`texts_forms_feedback_sending\` text,
  	\`texts_forms_feedback_try_again\` text,
  	\`texts_forms_feedback_draft_restored\` text,
  	\`texts_forms_feedback_other_draft\` text,
  	\`texts_forms_feedback_show_other\` text,
  	\`texts_forms_feedback_too_many\` text,
  	\`texts_forms_feedback_no_script\` text,
  	\`texts_forms_feedback_offline\` text,
  	\`texts_forms_captcha_label\` text,
  	\`texts_forms_captcha_verifying\` text,
  	\`texts_forms_captcha_verified\` text,
  	\`texts_forms_captcha_required\` text,
  	\`texts_forms_captcha_expired\` text,
  	\`texts_forms_captcha_error\` text,
  	\`texts_forms_captcha_start\` text,
  	\`texts_forms_captcha_timeout\` text,
  	\`texts_forms_captcha_load_error\` text,
  	\`texts_forms_captcha_aborted\` text,
  	\`texts_forms_captcha_retry\` text,
  	\`texts_forms_error_summary\` text,
  	\`texts_errors_not_found_code\` text,
  	\`texts_errors_not_found_title\` text,
  	\`texts_errors_not_found_text\` text,
  	\`texts_errors_not_found_home_link\` text,
  	\`texts_errors_not_found_articles_link\` text,
  	\`texts_errors_not_found_video_link\` text,
  	\`texts_errors_not_found_topics\` text,
  	\`texts_errors_server_error_code\` text,
  	\`texts_errors_server_error_title\` text,
  	\`texts_errors_server_error_text\` text,
  	\`texts_errors_server_error_retry\` text,
  	\`texts_errors_server_error_request_id\` text,
  	\`texts_errors_server_error_home_link\` text,
  	\`texts_errors_offline_title\` text,
  	\`texts_errors_offline_text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lead_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_share_image_idx\` ON \`site_settings\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_lead_article_idx\` ON \`site_settings\` (\`lead_article_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_order_idx\` ON \`_site_settings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_parent_id_idx\` ON \`_site_settings_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_tagline\` text,
  	\`version_description\` text,
  	\`version_share_image_id\` integer,
  	\`version_lead_article_id\` integer,
  	\`version_demo_notice\` text,
  	\`version_contacts_email\` text,
  	\`version_contacts_privacy_email\` text,
  	\`version_captcha_provider\` text,
  	\`version_captcha_sitekey\` text,
  	\`version_analytics_gtm_id\` text,
  	\`version_counting_is_on\` integer DEFAULT true,
  	\`version_mail_new_question_subject\` text,
  	\`version_mail_new_question_preheader\` text,
  	\`version_mail_new_question_body\` text,
  	\`version_mail_question_answered_subject\` text,
  	\`version_mail_question_answered_preheader\` text,
  	\`version_mail_question_answered_body\` text,
  	\`version_personal_data_retention_months\` numeric DEFAULT 12,
  	\`version_sign_in_second_factor_required\` integer DEFAULT false,
  	\`version_texts_navigation_label\` text,
  	\`version_texts_navigation_home\` text,
  	\`version_texts_navigation_ask\` text,
  	\`version_texts_navigation_open_menu\` text,
  	\`version_texts_navigation_close_menu\` text,
  	\`version_texts_navigation_skip_to_content\` text,
  	\`version_texts_navigation_breadcrumbs\` text,
  	\`version_texts_navigation_menu\` text,
  	\`version_texts_navigation_page_loaded\` text,
  	\`version_texts_navigation_loading\` text,
  	\`version_texts_common_read\` text,
  	\`version_texts_common_watch\` text,
  	\`version_texts_common_loading\` text,
  	\`version_texts_common_close\` text,
  	\`version_texts_common_copy_link\` text,
  	\`version_texts_common_link_copied\` text,
  	\`version_texts_common_share\` text,
  	\`version_texts_common_new_tab\` text,
  	\`version_texts_common_retry\` text,
  	\`version_texts_common_important\` text,
  	\`version_texts_common_salon\` text,
  	\`version_texts_common_all_lessons\` text,
  	\`version_texts_common_table\` text,
  	\`version_texts_common_compare\` text,
  	\`version_texts_carousel_label\` text,
  	\`version_texts_carousel_previous\` text,
  	\`version_texts_carousel_next\` text,
  	\`version_texts_carousel_position\` text,
  	\`version_texts_carousel_go_to\` text,
  	\`version_texts_footer_about\` text,
  	\`version_texts_footer_disclaimer\` text,
  	\`version_texts_footer_nav_title\` text,
  	\`version_texts_footer_documents_title\` text,
  	\`version_texts_footer_privacy\` text,
  	\`version_texts_footer_cookies\` text,
  	\`version_texts_footer_consent\` text,
  	\`version_texts_footer_cookie_settings\` text,
  	\`version_texts_footer_feedback\` text,
  	\`version_texts_footer_help\` text,
  	\`version_texts_footer_topics_title\` text,
  	\`version_texts_footer_copyright\` text,
  	\`version_texts_home_title\` text,
  	\`version_texts_home_lead\` text,
  	\`version_texts_home_path_title\` text,
  	\`version_texts_home_path_intro\` text,
  	\`version_texts_home_path_test_title\` text,
  	\`version_texts_home_path_test_text\` text,
  	\`version_texts_home_path_test_article\` text,
  	\`version_texts_home_path_test_article_url\` text,
  	\`version_texts_home_path_test_lesson\` text,
  	\`version_texts_home_path_test_lesson_url\` text,
  	\`version_texts_home_path_choice_title\` text,
  	\`version_texts_home_path_choice_text\` text,
  	\`version_texts_home_path_choice_article\` text,
  	\`version_texts_home_path_choice_article_url\` text,
  	\`version_texts_home_path_choice_lesson\` text,
  	\`version_texts_home_path_choice_lesson_url\` text,
  	\`version_texts_home_path_colouring_title\` text,
  	\`version_texts_home_path_colouring_text\` text,
  	\`version_texts_home_path_colouring_article\` text,
  	\`version_texts_home_path_colouring_article_url\` text,
  	\`version_texts_home_path_colouring_lesson\` text,
  	\`version_texts_home_path_colouring_lesson_url\` text,
  	\`version_texts_home_path_care_title\` text,
  	\`version_texts_home_path_care_text\` text,
  	\`version_texts_home_path_care_article\` text,
  	\`version_texts_home_path_care_article_url\` text,
  	\`version_texts_home_path_care_lesson\` text,
  	\`version_texts_home_path_care_lesson_url\` text,
  	\`version_texts_home_safety_title\` text,
  	\`version_texts_home_safety_text\` text,
  	\`version_texts_home_safety_link\` text,
  	\`version_texts_home_safety_url\` text,
  	\`version_texts_home_ask_title\` text,
  	\`version_texts_home_ask_text\` text,
  	\`version_texts_home_ask_button\` text,
  	\`version_texts_sections_articles_title\` text,
  	\`version_texts_sections_articles_description\` text,
  	\`version_texts_sections_articles_intro\` text,
  	\`version_texts_sections_articles_more\` text,
  	\`version_texts_sections_articles_related\` text,
  	\`version_texts_sections_articles_contents\` text,
  	\`version_texts_sections_articles_author\` text,
  	\`version_texts_sections_articles_published\` text,
  	\`version_texts_sections_articles_empty\` text,
  	\`version_texts_sections_articles_unavailable\` text,
  	\`version_texts_sections_articles_minutes\` text,
  	\`version_texts_sections_articles_lessons\` text,
  	\`version_texts_sections_articles_products\` text,
  	\`version_texts_sections_articles_helpful_title\` text,
  	\`version_texts_sections_articles_helpful_yes\` text,
  	\`version_texts_sections_articles_helpful_no\` text,
  	\`version_texts_sections_articles_helpful_thanks\` text,
  	\`version_texts_sections_articles_found\` text,
  	\`version_texts_sections_video_title\` text,
  	\`version_texts_sections_video_description\` text,
  	\`version_texts_sections_video_intro\` text,
  	\`version_texts_sections_video_play\` text,
  	\`version_texts_sections_video_steps\` text,
  	\`version_texts_sections_video_transcript\` text,
  	\`version_texts_sections_video_duration\` text,
  	\`version_texts_sections_video_empty\` text,
  	\`version_texts_sections_video_unavailable\` text,
  	\`version_texts_sections_video_found\` text,
  	\`version_texts_sections_video_more\` text,
  	\`version_texts_sections_video_products\` text,
  	\`version_texts_sections_video_seconds\` text,
  	\`version_texts_sections_video_minutes\` text,
  	\`version_texts_sections_video_open\` text,
  	\`version_texts_sections_faq_title\` text,
  	\`version_texts_sections_faq_description\` text,
  	\`version_texts_sections_faq_intro\` text,
  	\`version_texts_sections_faq_form_title\` text,
  	\`version_texts_sections_faq_form_intro\` text,
  	\`version_texts_sections_faq_empty\` text,
  	\`version_texts_sections_faq_unavailable\` text,
  	\`version_texts_sections_faq_other\` text,
  	\`version_texts_sections_faq_link\` text,
  	\`version_texts_sections_products_title\` text,
  	\`version_texts_sections_products_description\` text,
  	\`version_texts_sections_products_intro\` text,
  	\`version_texts_sections_products_group\` text,
  	\`version_texts_sections_products_series\` text,
  	\`version_texts_sections_products_shade\` text,
  	\`version_texts_sections_products_level\` text,
  	\`version_texts_sections_products_tone\` text,
  	\`version_texts_sections_products_grey_coverage\` text,
  	\`version_texts_sections_products_base_range\` text,
  	\`version_texts_sections_products_volume\` text,
  	\`version_texts_sections_products_benefits\` text,
  	\`version_texts_sections_products_how_to_use\` text,
  	\`version_texts_sections_products_buy\` text,
  	\`version_texts_sections_products_more\` text,
  	\`version_texts_sections_products_ean\` text,
  	\`version_texts_sections_products_link_types_shop\` text,
  	\`version_texts_sections_products_link_types_review\` text,
  	\`version_texts_sections_products_link_types_instruction\` text,
  	\`version_texts_sections_products_link_types_article\` text,
  	\`version_texts_sections_products_unavailable\` text,
  	\`version_texts_sections_products_details\` text,
  	\`version_texts_sections_products_empty\` text,
  	\`version_texts_sections_products_coverage\` text,
  	\`version_texts_sections_products_back\` text,
  	\`version_texts_sections_products_families_natural\` text,
  	\`version_texts_sections_products_families_warm\` text,
  	\`version_texts_sections_products_families_cool\` text,
  	\`version_texts_sections_products_families_bright\` text,
  	\`version_texts_sections_products_families_corrector\` text,
  	\`version_texts_sections_products_filter\` text,
  	\`version_texts_sections_products_all_shades\` text,
  	\`version_texts_sections_products_covers_grey\` text,
  	\`version_texts_sections_products_no_match\` text,
  	\`version_texts_sections_products_level_of\` text,
  	\`version_texts_sections_products_standing_time\` text,
  	\`version_texts_sections_products_previous\` text,
  	\`version_texts_sections_products_next\` text,
  	\`version_texts_sections_products_for_level\` text,
  	\`version_texts_sections_products_any_level\` text,
  	\`version_texts_sections_products_other_shades\` text,
  	\`version_texts_sections_tags_label\` text,
  	\`version_texts_sections_tags_all\` text,
  	\`version_texts_sections_tags_materials\` text,
  	\`version_texts_sections_tags_empty\` text,
  	\`version_texts_sections_search_title\` text,
  	\`version_texts_sections_search_label\` text,
  	\`version_texts_sections_search_placeholder\` text,
  	\`version_texts_sections_search_submit\` text,
  	\`version_texts_sections_search_intro\` text,
  	\`version_texts_sections_search_found\` text,
  	\`version_texts_sections_search_first\` text,
  	\`version_texts_sections_search_nothing\` text,
  	\`version_texts_sections_search_nothing_text\` text,
  	\`version_texts_sections_search_topics\` text,
  	\`version_texts_sections_search_unavailable\` text,
  	\`version_texts_sections_search_from\` text,
  	\`version_texts_sections_search_kinds_articles\` text,
  	\`version_texts_sections_search_kinds_lessons\` text,
  	\`version_texts_sections_search_kinds_questions\` text,
  	\`version_texts_sections_search_kinds_shades\` text,
  	\`version_texts_sections_search_kinds_pages\` text,
  	\`version_texts_popups_cookie_title\` text,
  	\`version_texts_popups_cookie_text\` text,
  	\`version_texts_popups_cookie_ask\` text,
  	\`version_texts_popups_cookie_accept\` text,
  	\`version_texts_popups_cookie_decline\` text,
  	\`version_texts_popups_cookie_more\` text,
  	\`version_texts_popups_cookie_saved\` text,
  	\`version_texts_popups_cookie_necessary\` text,
  	\`version_texts_popups_cookie_necessary_text\` text,
  	\`version_texts_popups_cookie_analytics\` text,
  	\`version_texts_popups_cookie_analytics_text\` text,
  	\`version_texts_popups_cookie_save\` text,
  	\`version_texts_popups_cookie_nothing\` text,
  	\`version_texts_popups_cookie_close\` text,
  	\`version_texts_popups_video_label\` text,
  	\`version_texts_popups_video_play\` text,
  	\`version_texts_popups_video_pause\` text,
  	\`version_texts_popups_video_replay\` text,
  	\`version_texts_popups_video_next\` text,
  	\`version_texts_popups_video_show_transcript\` text,
  	\`version_texts_popups_video_error\` text,
  	\`version_texts_popups_video_close\` text,
  	\`version_texts_popups_video_previous\` text,
  	\`version_texts_popups_video_steps\` text,
  	\`version_texts_popups_video_retry\` text,
  	\`version_texts_popups_video_direct\` text,
  	\`version_texts_popups_video_unavailable\` text,
  	\`version_texts_popups_video_external\` text,
  	\`version_texts_popups_video_start\` text,
  	\`version_texts_popups_video_position\` text,
  	\`version_texts_popups_video_resumed\` text,
  	\`version_texts_popups_video_speed\` text,
  	\`version_texts_popups_feedback_title\` text,
  	\`version_texts_popups_feedback_intro\` text,
  	\`version_texts_popups_feedback_note\` text,
  	\`version_texts_popups_feedback_success_title\` text,
  	\`version_texts_popups_feedback_success\` text,
  	\`version_texts_popups_feedback_error\` text,
  	\`version_texts_popups_feedback_close\` text,
  	\`version_texts_popups_feedback_number\` text,
  	\`version_texts_popups_feedback_another\` text,
  	\`version_texts_popups_shops_title\` text,
  	\`version_texts_popups_shops_intro\` text,
  	\`version_texts_popups_shops_empty\` text,
  	\`version_texts_popups_shops_new_tab\` text,
  	\`version_texts_popups_shops_reminder\` text,
  	\`version_texts_popups_shops_close\` text,
  	\`version_texts_popups_shops_unavailable\` text,
  	\`version_texts_popups_shops_retry\` text,
  	\`version_texts_popups_search_title\` text,
  	\`version_texts_popups_search_close\` text,
  	\`version_texts_popups_search_clear\` text,
  	\`version_texts_popups_search_searching\` text,
  	\`version_texts_popups_search_all\` text,
  	\`version_texts_popups_search_nothing_text\` text,
  	\`version_texts_popups_search_ask\` text,
  	\`version_texts_popups_search_retry\` text,
  	\`version_texts_popups_search_recent\` text,
  	\`version_texts_popups_search_forget\` text,
  	\`version_texts_popups_search_forget_all\` text,
  	\`version_texts_popups_search_slash_key\` text,
  	\`version_texts_forms_feedback_name_label\` text,
  	\`version_texts_forms_feedback_name_placeholder\` text,
  	\`version_texts_forms_feedback_name_field_name\` text,
  	\`version_texts_forms_feedback_email_label\` text,
  	\`version_texts_forms_feedback_email_placeholder\` text,
  	\`version_texts_forms_feedback_email_hint\` text,
  	\`version_texts_forms_feedback_email_field_name\` text,
  	\`version_texts_forms_feedback_question_label\` text,
  	\`version_texts_forms_feedback_question_placeholder\` text,
  	\`version_texts_forms_feedback_question_counter\` text,
  	\`version_texts_forms_feedback_question_field_name\` text,
  	\`version_texts_forms_feedback_answers_waiting\` text,
  	\`version_texts_forms_feedback_answers_title\` text,
  	\`version_texts_forms_feedback_answers_none\` text,
  	\`version_texts_forms_feedback_answers_helped\` text,
  	\`version_texts_forms_feedback_answers_thanks\` text,
  	\`version_texts_forms_feedback_answers_before\` text,
  	\`version_texts_forms_feedback_answers_after\` text,
  	\`version_texts_forms_feedback_answers_send\` text,
  	\`version_texts_forms_feedback_consent_label\` text,
  	\`version_texts_forms_feedback_consent_field_name\` text,
  	\`version_texts_forms_feedback_policy\` text,
  	\`version_texts_forms_feedback_by_mail\` text,
  	\`version_texts_forms_feedback_submit\` text,
  	\`version_texts_forms_feedback_sending\` text,
  	\`version_texts_forms_feedback_try_again\` text,
  	\`version_texts_forms_feedback_draft_restored\` text,
  	\`version_texts_forms_feedback_other_draft\` text,
  	\`version_texts_forms_feedback_show_other\` text,
  	\`version_texts_forms_feedback_too_many\` text,
  	\`version_texts_forms_feedback_no_script\` text,
  	\`version_texts_forms_feedback_offline\` text,
  	\`version_texts_forms_captcha_label\` text,
  	\`version_texts_forms_captcha_verifying\` text,
  	\`version_texts_forms_captcha_verified\` text,
  	\`version_texts_forms_captcha_required\` text,
  	\`version_texts_forms_captcha_expired\` text,
  	\`version_texts_forms_captcha_error\` text,
  	\`version_texts_forms_captcha_start\` text,
  	\`version_texts_forms_captcha_timeout\` text,
  	\`version_texts_forms_captcha_load_error\` text,
  	\`version_texts_forms_captcha_aborted\` text,
  	\`version_texts_forms_captcha_retry\` text,
  	\`version_texts_forms_error_summary\` text,
  	\`version_texts_errors_not_found_code\` text,
  	\`version_texts_errors_not_found_title\` text,
  	\`version_texts_errors_not_found_text\` text,
  	\`version_texts_errors_not_found_home_link\` text,
  	\`version_texts_errors_not_found_articles_link\` text,
  	\`version_texts_errors_not_found_video_link\` text,
  	\`version_texts_errors_not_found_topics\` text,
  	\`version_texts_errors_server_error_code\` text,
  	\`version_texts_errors_server_error_title\` text,
  	\`version_texts_errors_server_error_text\` text,
  	\`version_texts_errors_server_error_retry\` text,
  	\`version_texts_errors_server_error_request_id\` text,
  	\`version_texts_errors_server_error_home_link\` text,
  	\`version_texts_errors_offline_title\` text,
  	\`version_texts_errors_offline_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lead_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_share_image_idx\` ON \`_site_settings_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_lead_article_idx\` ON \`_site_settings_v\` (\`version_lead_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`videos_steps\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_rels\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`faq_questions\`;`)
  await db.run(sql`DROP TABLE \`faq_questions_rels\`;`)
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`calendar_days\`;`)
  await db.run(sql`DROP TABLE \`products_base_range_hair\`;`)
  await db.run(sql`DROP TABLE \`products_finder_lengths\`;`)
  await db.run(sql`DROP TABLE \`products_links\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_texts\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_base_range_hair\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_finder_lengths\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`product_imports\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`synonyms\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`slides\`;`)
  await db.run(sql`DROP TABLE \`_slides_v\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`finder_texts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`video_files\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`daily_counts\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_navigation\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
