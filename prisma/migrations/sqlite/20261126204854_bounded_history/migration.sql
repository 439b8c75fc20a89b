-- AlterTable
ALTER TABLE "Idempotency" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ListVersion" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;

-- What is there already is weighed.
UPDATE "Idempotency" SET "bytes" = COALESCE(LENGTH(CAST("body" AS BLOB)), 0);
UPDATE "ListVersion" SET "bytes" = LENGTH(CAST("body" AS BLOB)) + COALESCE(LENGTH(CAST("verdict" AS BLOB)), 0);

-- CreateIndex
CREATE INDEX "Idempotency_ownerId_createdAt_bytes_idx" ON "Idempotency"("ownerId", "createdAt", "bytes");

-- CreateIndex
CREATE INDEX "ListVersion_listId_n_bytes_idx" ON "ListVersion"("listId", "n", "bytes");
