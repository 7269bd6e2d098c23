import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_kind\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_developer_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_mixing\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_mixture_ml\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_minutes\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_minutes_grey_over50\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_minutes_first_time\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_minutes_lightened\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_hard_max_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_preview_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_min_days_between\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_natural\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_colored\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_lightened\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_max_lift\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_load\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_shift\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_grey_role\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_dilution\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`finder_allergy_test\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_developer_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_mixing\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_mixture_ml\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_minutes\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_minutes_grey_over50\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_minutes_first_time\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_minutes_lightened\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_hard_max_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_preview_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_min_days_between\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_natural\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_colored\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_lightened\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_max_lift\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_load\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_shift\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_grey_role\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_dilution\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_finder_allergy_test\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The field's rows are in a table that other fields share.
  await db.run(sql`DELETE FROM \`products_texts\` WHERE \`path\` = 'finder.mixesWith';`)
  await db.run(sql`DELETE FROM \`_products_v_texts\` WHERE \`path\` = 'version.finder.mixesWith';`)
  await db.run(sql`DROP TABLE \`products_finder_lengths\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_finder_lengths\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_kind\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_developer_percent\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_mixing\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_mixture_ml\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_minutes\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_minutes_grey_over50\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_minutes_first_time\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_minutes_lightened\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_hard_max_minutes\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_preview_minutes\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_min_days_between\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_natural\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_colored\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_lightened\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_max_lift\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_load\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_shift\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_grey_role\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_dilution\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`finder_allergy_test\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_kind\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_developer_percent\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_mixing\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_mixture_ml\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_minutes_grey_over50\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_minutes_first_time\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_minutes_lightened\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_hard_max_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_preview_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_min_days_between\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_natural\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_colored\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_lightened\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_max_lift\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_load\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_shift\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_grey_role\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_dilution\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_finder_allergy_test\`;`)
}
