-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "clock" INTEGER,
ADD COLUMN     "due" JSONB,
ADD COLUMN     "said" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "GameMessage" (
    "gameId" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT,
    "text" TEXT NOT NULL,
    "saidAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameMessage_pkey" PRIMARY KEY ("gameId","n")
);

-- CreateIndex
CREATE INDEX "GameMessage_gameId_seat_n_idx" ON "GameMessage"("gameId", "seat", "n");

-- AddForeignKey
ALTER TABLE "GameMessage" ADD CONSTRAINT "GameMessage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
