-- CreateTable
CREATE TABLE "GameMessage" (
    "gameId" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT,
    "text" TEXT NOT NULL,
    "saidAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "n"),
    CONSTRAINT "GameMessage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "system" TEXT NOT NULL,
    "seats" JSONB NOT NULL,
    "takings" INTEGER NOT NULL DEFAULT 0,
    "record" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "moves" INTEGER NOT NULL,
    "toAct" JSONB NOT NULL,
    "over" BOOLEAN NOT NULL,
    "hurried" INTEGER NOT NULL,
    "clock" INTEGER,
    "due" JSONB,
    "said" INTEGER NOT NULL DEFAULT 0,
    "caller" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "askedAt" DATETIME NOT NULL
);
INSERT INTO "new_Game" ("askedAt", "caller", "createdAt", "hurried", "id", "mark", "moves", "over", "record", "seats", "system", "takings", "toAct") SELECT "askedAt", "caller", "createdAt", "hurried", "id", "mark", "moves", "over", "record", "seats", "system", "takings", "toAct" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE INDEX "Game_caller_createdAt_idx" ON "Game"("caller", "createdAt");
CREATE INDEX "Game_createdAt_idx" ON "Game"("createdAt");
CREATE INDEX "Game_askedAt_idx" ON "Game"("askedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "GameMessage_gameId_seat_n_idx" ON "GameMessage"("gameId", "seat", "n");
