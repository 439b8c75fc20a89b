-- AlterTable
ALTER TABLE "List" ADD COLUMN "publishedAt" DATETIME;
ALTER TABLE "List" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "List" ADD COLUMN "holds" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "List_publishedAt_idx" ON "List"("publishedAt");

-- What was saved before is found by its entries too; ids within options come with the next version.
UPDATE "List" SET "holds" = coalesce((
  SELECT ' ' || group_concat(id, ' ') || ' ' FROM (
    SELECT json_extract(line.value, '$.entry') AS id FROM json_each("List"."body", '$.entries') AS line
    UNION
    SELECT carried.value FROM json_each("List"."body", '$.entries') AS line, json_each(line.value, '$.with') AS carried
  )
), '');
