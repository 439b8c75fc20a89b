-- AlterTable
ALTER TABLE "Idempotency" ADD COLUMN     "bytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ListVersion" ADD COLUMN     "bytes" INTEGER NOT NULL DEFAULT 0;

-- What is there already is weighed.
UPDATE "Idempotency" SET "bytes" = COALESCE(OCTET_LENGTH("body"), 0);
UPDATE "ListVersion" SET "bytes" = OCTET_LENGTH("body"::text) + COALESCE(OCTET_LENGTH("verdict"::text), 0);

-- CreateIndex
CREATE INDEX "Idempotency_ownerId_createdAt_bytes_idx" ON "Idempotency"("ownerId", "createdAt", "bytes");

-- CreateIndex
CREATE INDEX "ListVersion_listId_n_bytes_idx" ON "ListVersion"("listId", "n", "bytes");
