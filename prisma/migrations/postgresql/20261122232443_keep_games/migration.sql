-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "seats" JSONB NOT NULL,
    "takings" INTEGER NOT NULL DEFAULT 0,
    "record" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "moves" INTEGER NOT NULL,
    "toAct" JSONB NOT NULL,
    "over" BOOLEAN NOT NULL,
    "hurried" INTEGER NOT NULL,
    "caller" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Game_caller_createdAt_idx" ON "Game"("caller", "createdAt");

-- CreateIndex
CREATE INDEX "Game_createdAt_idx" ON "Game"("createdAt");

-- CreateIndex
CREATE INDEX "Game_askedAt_idx" ON "Game"("askedAt");
