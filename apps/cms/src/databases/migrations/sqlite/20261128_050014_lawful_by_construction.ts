import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`given_at\` text NOT NULL,
  	\`edition_id\` integer NOT NULL,
  	\`withdrawn_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`edition_id\`) REFERENCES \`consent_editions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_edition_idx\` ON \`consents\` (\`edition_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consent_editions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`since\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_editions_hash_idx\` ON \`consent_editions\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`consent_editions_updated_at_idx\` ON \`consent_editions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_editions_created_at_idx\` ON \`consent_editions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasure_acts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reason\` text NOT NULL,
  	\`person_name\` text NOT NULL,
  	\`destroyed\` text NOT NULL,
  	\`systems\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasure_acts_updated_at_idx\` ON \`erasure_acts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasure_acts_created_at_idx\` ON \`erasure_acts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`faq_questions\` ADD \`asked_consent\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`proof\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`composition\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_proof\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_composition\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`advertiser\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`erid\` text;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_advertiser\` text;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_erid\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`checked\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_checked\` text;`)
  await db.run(sql`ALTER TABLE \`texts\` ADD \`proposed\` text;`)
  await db.run(sql`ALTER TABLE \`texts\` ADD \`proposed_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`texts_proposed_by_idx\` ON \`texts\` (\`proposed_by_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`analytics_metrica_id\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`analytics_webvisor\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_yandex_code\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_vk_code\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_google_code\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_analytics_metrica_id\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_analytics_webvisor\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_yandex_code\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_vk_code\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_google_code\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`consent_editions\`;`)
  await db.run(sql`DROP TABLE \`erasure_acts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_texts\` (
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
  await db.run(sql`INSERT INTO \`__new_texts\`("id", "text", "is_original_new", "original", "former_original", "place", "section", "key", "is_changed", "updated_at", "created_at") SELECT "id", "text", "is_original_new", "original", "former_original", "place", "section", "key", "is_changed", "updated_at", "created_at" FROM \`texts\`;`)
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`ALTER TABLE \`__new_texts\` RENAME TO \`texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`texts_is_original_new_idx\` ON \`texts\` (\`is_original_new\`);`)
  await db.run(sql`CREATE INDEX \`texts_section_idx\` ON \`texts\` (\`section\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`texts_key_idx\` ON \`texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`texts_is_changed_idx\` ON \`texts\` (\`is_changed\`);`)
  await db.run(sql`CREATE INDEX \`texts_updated_at_idx\` ON \`texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_created_at_idx\` ON \`texts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`faq_questions\` DROP COLUMN \`asked_consent\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`proof\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`composition\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_proof\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_composition\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`advertiser\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`erid\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_advertiser\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_erid\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`checked\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_checked\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`analytics_metrica_id\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`analytics_webvisor\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_yandex_code\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_vk_code\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_google_code\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_analytics_metrica_id\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_analytics_webvisor\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_yandex_code\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_vk_code\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_google_code\`;`)
}
