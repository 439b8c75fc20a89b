-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "gameId" TEXT;
