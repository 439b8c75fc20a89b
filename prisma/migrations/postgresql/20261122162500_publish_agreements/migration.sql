-- AlterTable
ALTER TABLE "Agreement" ADD COLUMN "publishedAt" TIMESTAMP(3);
ALTER TABLE "Agreement" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "agreementId" TEXT;

-- CreateIndex
CREATE INDEX "Agreement_publishedAt_idx" ON "Agreement"("publishedAt");

-- CreateIndex
CREATE INDEX "Agreement_forkOf_idx" ON "Agreement"("forkOf");

-- CreateIndex
CREATE INDEX "Table_agreementId_idx" ON "Table"("agreementId");
