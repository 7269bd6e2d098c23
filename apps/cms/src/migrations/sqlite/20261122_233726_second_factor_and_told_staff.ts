import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`faq_questions\` ADD \`asked_staff_told_at\` text;`)
  // Questions from before this migration were told of, or are old news by now.
  await db.run(sql`UPDATE \`faq_questions\` SET \`asked_staff_told_at\` = \`created_at\`;`)
  await db.run(sql`CREATE INDEX \`faq_questions_asked_asked_staff_told_at_idx\` ON \`faq_questions\` (\`asked_staff_told_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_last_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`account_hash\` text;`)
  await db.run(sql`CREATE INDEX \`audit_log_account_hash_idx\` ON \`audit_log\` (\`account_hash\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`sign_in_second_factor_required\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_sign_in_second_factor_required\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`faq_questions_asked_asked_staff_told_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` DROP COLUMN \`asked_staff_told_at\`;`)
  await db.run(sql`DROP INDEX \`audit_log_account_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`account_hash\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_last_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`sign_in_second_factor_required\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_sign_in_second_factor_required\`;`)
}
