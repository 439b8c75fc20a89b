-- AlterTable
ALTER TABLE "List" ADD COLUMN     "verdict" JSONB;

-- AlterTable
ALTER TABLE "ListVersion" ADD COLUMN     "verdict" JSONB;
