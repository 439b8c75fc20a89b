-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "check" JSONB;
ALTER TABLE "Seat" ADD COLUMN "decision" JSONB;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "checkedByHost" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Table" ADD COLUMN "locksAt" DATETIME;
