import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_close" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_clear" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_searching" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_all" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_nothing_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_ask" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_retry" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_recent" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_forget" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_forget_all" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_search_slash_key" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_waiting" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_none" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_helped" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_thanks" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_before" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_after" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_answers_send" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_other_draft" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_show_other" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_close" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_clear" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_searching" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_all" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_nothing_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_ask" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_retry" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_recent" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_forget" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_forget_all" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_search_slash_key" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_waiting" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_none" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_helped" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_thanks" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_before" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_after" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_answers_send" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_other_draft" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_show_other" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_close";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_clear";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_searching";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_all";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_nothing_text";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_ask";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_retry";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_recent";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_forget";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_forget_all";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_search_slash_key";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_waiting";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_none";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_helped";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_thanks";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_before";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_after";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_answers_send";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_other_draft";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_show_other";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_close";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_clear";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_searching";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_all";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_nothing_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_ask";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_retry";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_recent";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_forget";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_forget_all";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_search_slash_key";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_waiting";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_none";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_helped";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_thanks";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_before";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_after";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_answers_send";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_other_draft";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_show_other";`)
}
