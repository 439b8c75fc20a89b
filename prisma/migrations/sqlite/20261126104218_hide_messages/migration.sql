-- AlterTable
ALTER TABLE "Game" ADD COLUMN "moderated" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "GameMessage" ADD COLUMN "hiddenBy" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ModerationAct" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "moderatorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "ownerId" TEXT,
    "because" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "new_ModerationAct" ("action", "because", "createdAt", "id", "kind", "moderatorId", "ownerId", "thing") SELECT "action", "because", "createdAt", "id", "kind", "moderatorId", "ownerId", "thing" FROM "ModerationAct";
DROP TABLE "ModerationAct";
ALTER TABLE "new_ModerationAct" RENAME TO "ModerationAct";
CREATE INDEX "ModerationAct_ownerId_id_idx" ON "ModerationAct"("ownerId", "id");
CREATE INDEX "ModerationAct_kind_thing_id_idx" ON "ModerationAct"("kind", "thing", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "GameMessage_hiddenBy_idx" ON "GameMessage"("hiddenBy");

-- The triggers went with the old table: the log of moderation is never changed.
CREATE TRIGGER "ModerationAct_unchanged" BEFORE UPDATE ON "ModerationAct"
BEGIN SELECT RAISE(ABORT, 'acts of moderation are never changed'); END;
CREATE TRIGGER "ModerationAct_kept" BEFORE DELETE ON "ModerationAct"
BEGIN SELECT RAISE(ABORT, 'acts of moderation are never deleted'); END;
