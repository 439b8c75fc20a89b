-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "check" JSONB,
ADD COLUMN     "decision" JSONB;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "checkedByHost" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "locksAt" TIMESTAMP(3);
