-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "moderated" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "GameMessage" ADD COLUMN     "hiddenBy" TEXT;

-- AlterTable
ALTER TABLE "ModerationAct" ALTER COLUMN "ownerId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "GameMessage_hiddenBy_idx" ON "GameMessage"("hiddenBy");
