-- AlterTable
ALTER TABLE "List" ADD COLUMN "publishedAt" TIMESTAMP(3);
ALTER TABLE "List" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "List" ADD COLUMN "holds" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "List_publishedAt_idx" ON "List"("publishedAt");

-- What was saved before is found by its entries too; ids within options come with the next version.
UPDATE "List" SET "holds" = coalesce((
  SELECT ' ' || string_agg(id, ' ') || ' ' FROM (
    SELECT line ->> 'entry' AS id FROM jsonb_array_elements("List"."body" -> 'entries') AS line
    UNION
    SELECT carried FROM jsonb_array_elements("List"."body" -> 'entries') AS line,
      jsonb_array_elements_text(coalesce(line -> 'with', '[]'::jsonb)) AS carried
  ) AS held
), '');
