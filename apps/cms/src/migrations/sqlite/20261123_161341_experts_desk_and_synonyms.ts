import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`faq_questions\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` ADD \`reminded_at\` text;`)
  await db.run(sql`CREATE INDEX \`faq_questions_assignee_idx\` ON \`faq_questions\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_reminded_at_idx\` ON \`faq_questions\` (\`reminded_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`answer_templates_id\` integer REFERENCES answer_templates(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`calendar_days_id\` integer REFERENCES calendar_days(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`synonyms_id\` integer REFERENCES synonyms(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_days_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  // Questions from before count as reminded of: the first working hour would send letters about all of them.
  await db.run(sql`UPDATE \`faq_questions\` SET \`reminded_at\` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE \`state\` IN ('new', 'read');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`mails\` WHERE \`kind\` IN ('questionAssigned', 'questionOverdue');`)
  await db.run(sql`DELETE FROM \`audit_log\` WHERE \`place\` IN ('answer-templates', 'calendar-days', 'synonyms');`)
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'remindOverdue';`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_answer_templates_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`answer_templates_id\`;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_calendar_days_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`calendar_days_id\`;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_synonyms_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`synonyms_id\`;`)
  await db.run(sql`DROP INDEX \`faq_questions_assignee_idx\`;`)
  await db.run(sql`DROP INDEX \`faq_questions_reminded_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` DROP COLUMN \`assignee_id\`;`)
  await db.run(sql`ALTER TABLE \`faq_questions\` DROP COLUMN \`reminded_at\`;`)
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`calendar_days\`;`)
  await db.run(sql`DROP TABLE \`synonyms\`;`)
}
