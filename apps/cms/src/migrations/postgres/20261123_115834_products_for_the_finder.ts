import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_finder_lengths" AS ENUM('short', 'chin', 'shoulders', 'blades', 'waist');
  CREATE TYPE "public"."enum_products_finder_kind" AS ENUM('permanent', 'lightening', 'tone-on-tone', 'camouflage', 'tint', 'corrector');
  CREATE TYPE "public"."enum_products_finder_grey_role" AS ENUM('covers', 'partly', 'blends', 'translucent', 'none');
  CREATE TYPE "public"."enum_products_finder_dilution" AS ENUM('none', 'half');
  CREATE TYPE "public"."enum_products_finder_allergy_test" AS ENUM('always', 'if-new-or-sensitive');
  CREATE TYPE "public"."enum__products_v_version_finder_lengths" AS ENUM('short', 'chin', 'shoulders', 'blades', 'waist');
  CREATE TYPE "public"."enum__products_v_version_finder_kind" AS ENUM('permanent', 'lightening', 'tone-on-tone', 'camouflage', 'tint', 'corrector');
  CREATE TYPE "public"."enum__products_v_version_finder_grey_role" AS ENUM('covers', 'partly', 'blends', 'translucent', 'none');
  CREATE TYPE "public"."enum__products_v_version_finder_dilution" AS ENUM('none', 'half');
  CREATE TYPE "public"."enum__products_v_version_finder_allergy_test" AS ENUM('always', 'if-new-or-sensitive');
  CREATE TABLE "products_finder_lengths" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_finder_lengths",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_finder_lengths" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_finder_lengths",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "finder_kind" "enum_products_finder_kind";
  ALTER TABLE "products" ADD COLUMN "finder_developer_percent" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_mixing" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_mixture_ml" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_minutes" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_minutes_grey_over50" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_minutes_first_time" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_minutes_lightened" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_hard_max_minutes" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_preview_minutes" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_min_days_between" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_natural" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_colored" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_lightened" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_max_lift" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_load" numeric;
  ALTER TABLE "products" ADD COLUMN "finder_shift" varchar;
  ALTER TABLE "products" ADD COLUMN "finder_grey_role" "enum_products_finder_grey_role";
  ALTER TABLE "products" ADD COLUMN "finder_dilution" "enum_products_finder_dilution";
  ALTER TABLE "products" ADD COLUMN "finder_allergy_test" "enum_products_finder_allergy_test";
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_kind" "enum__products_v_version_finder_kind";
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_developer_percent" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_mixing" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_mixture_ml" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_minutes" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_minutes_grey_over50" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_minutes_first_time" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_minutes_lightened" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_hard_max_minutes" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_preview_minutes" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_min_days_between" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_natural" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_colored" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_lightened" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_max_lift" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_load" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_shift" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_grey_role" "enum__products_v_version_finder_grey_role";
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_dilution" "enum__products_v_version_finder_dilution";
  ALTER TABLE "_products_v" ADD COLUMN "version_finder_allergy_test" "enum__products_v_version_finder_allergy_test";
  ALTER TABLE "products_finder_lengths" ADD CONSTRAINT "products_finder_lengths_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_finder_lengths" ADD CONSTRAINT "_products_v_version_finder_lengths_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_finder_lengths_order_idx" ON "products_finder_lengths" USING btree ("order");
  CREATE INDEX "products_finder_lengths_parent_idx" ON "products_finder_lengths" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_finder_lengths_order_idx" ON "_products_v_version_finder_lengths" USING btree ("order");
  CREATE INDEX "_products_v_version_finder_lengths_parent_idx" ON "_products_v_version_finder_lengths" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The field's rows are in a table that other fields share.
  await db.execute(sql`
   DELETE FROM "products_texts" WHERE "path" = 'finder.mixesWith';
  DELETE FROM "_products_v_texts" WHERE "path" = 'version.finder.mixesWith';
  DROP TABLE "products_finder_lengths" CASCADE;
  DROP TABLE "_products_v_version_finder_lengths" CASCADE;
  ALTER TABLE "products" DROP COLUMN "finder_kind";
  ALTER TABLE "products" DROP COLUMN "finder_developer_percent";
  ALTER TABLE "products" DROP COLUMN "finder_mixing";
  ALTER TABLE "products" DROP COLUMN "finder_mixture_ml";
  ALTER TABLE "products" DROP COLUMN "finder_minutes";
  ALTER TABLE "products" DROP COLUMN "finder_minutes_grey_over50";
  ALTER TABLE "products" DROP COLUMN "finder_minutes_first_time";
  ALTER TABLE "products" DROP COLUMN "finder_minutes_lightened";
  ALTER TABLE "products" DROP COLUMN "finder_hard_max_minutes";
  ALTER TABLE "products" DROP COLUMN "finder_preview_minutes";
  ALTER TABLE "products" DROP COLUMN "finder_min_days_between";
  ALTER TABLE "products" DROP COLUMN "finder_natural";
  ALTER TABLE "products" DROP COLUMN "finder_colored";
  ALTER TABLE "products" DROP COLUMN "finder_lightened";
  ALTER TABLE "products" DROP COLUMN "finder_max_lift";
  ALTER TABLE "products" DROP COLUMN "finder_load";
  ALTER TABLE "products" DROP COLUMN "finder_shift";
  ALTER TABLE "products" DROP COLUMN "finder_grey_role";
  ALTER TABLE "products" DROP COLUMN "finder_dilution";
  ALTER TABLE "products" DROP COLUMN "finder_allergy_test";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_kind";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_developer_percent";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_mixing";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_mixture_ml";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_minutes";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_minutes_grey_over50";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_minutes_first_time";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_minutes_lightened";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_hard_max_minutes";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_preview_minutes";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_min_days_between";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_natural";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_colored";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_lightened";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_max_lift";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_load";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_shift";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_grey_role";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_dilution";
  ALTER TABLE "_products_v" DROP COLUMN "version_finder_allergy_test";
  DROP TYPE "public"."enum_products_finder_lengths";
  DROP TYPE "public"."enum_products_finder_kind";
  DROP TYPE "public"."enum_products_finder_grey_role";
  DROP TYPE "public"."enum_products_finder_dilution";
  DROP TYPE "public"."enum_products_finder_allergy_test";
  DROP TYPE "public"."enum__products_v_version_finder_lengths";
  DROP TYPE "public"."enum__products_v_version_finder_kind";
  DROP TYPE "public"."enum__products_v_version_finder_grey_role";
  DROP TYPE "public"."enum__products_v_version_finder_dilution";
  DROP TYPE "public"."enum__products_v_version_finder_allergy_test";`)
}
