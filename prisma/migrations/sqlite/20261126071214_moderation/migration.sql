-- AlterTable
ALTER TABLE "Agreement" ADD COLUMN "hiddenBy" TEXT;

-- AlterTable
ALTER TABLE "Board" ADD COLUMN "hiddenBy" TEXT;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "hiddenBy" TEXT;

-- AlterTable
ALTER TABLE "List" ADD COLUMN "hiddenBy" TEXT;

-- CreateTable
CREATE TABLE "ModerationReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reporterId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "closedBy" TEXT,
    CONSTRAINT "ModerationReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ModerationAct" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "moderatorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "because" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "ModerationReport_reporterId_id_idx" ON "ModerationReport"("reporterId", "id");

-- CreateIndex
CREATE INDEX "ModerationReport_kind_thing_idx" ON "ModerationReport"("kind", "thing");

-- CreateIndex
CREATE INDEX "ModerationReport_closedBy_id_idx" ON "ModerationReport"("closedBy", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ModerationReport_reporterId_kind_thing_key" ON "ModerationReport"("reporterId", "kind", "thing");

-- CreateIndex
CREATE INDEX "ModerationAct_ownerId_id_idx" ON "ModerationAct"("ownerId", "id");

-- CreateIndex
CREATE INDEX "ModerationAct_kind_thing_id_idx" ON "ModerationAct"("kind", "thing", "id");

-- CreateIndex
CREATE INDEX "Agreement_hiddenBy_idx" ON "Agreement"("hiddenBy");

-- CreateIndex
CREATE INDEX "Board_hiddenBy_idx" ON "Board"("hiddenBy");

-- CreateIndex
CREATE INDEX "Comment_hiddenBy_idx" ON "Comment"("hiddenBy");

-- CreateIndex
CREATE INDEX "List_hiddenBy_idx" ON "List"("hiddenBy");

-- The log of moderation is never changed. Prisma does not know of this; a test sees to it that it holds.
CREATE TRIGGER "ModerationAct_unchanged" BEFORE UPDATE ON "ModerationAct"
BEGIN SELECT RAISE(ABORT, 'acts of moderation are never changed'); END;
CREATE TRIGGER "ModerationAct_kept" BEFORE DELETE ON "ModerationAct"
BEGIN SELECT RAISE(ABORT, 'acts of moderation are never deleted'); END;
