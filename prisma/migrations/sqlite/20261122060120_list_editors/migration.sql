-- AlterTable
ALTER TABLE "List" ADD COLUMN "inviteCode" TEXT;
ALTER TABLE "List" ADD COLUMN "inviteRole" TEXT;

-- AlterTable
ALTER TABLE "ListVersion" ADD COLUMN "authorId" TEXT;

-- CreateTable
CREATE TABLE "ListEditor" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "since" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ListEditor_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ListEditor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Suggestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "base" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" DATETIME,
    "became" INTEGER,
    CONSTRAINT "Suggestion_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Suggestion_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ListEditor_userId_id_idx" ON "ListEditor"("userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ListEditor_listId_userId_key" ON "ListEditor"("listId", "userId");

-- CreateIndex
CREATE INDEX "Suggestion_listId_id_idx" ON "Suggestion"("listId", "id");

-- CreateIndex
CREATE INDEX "Suggestion_authorId_id_idx" ON "Suggestion"("authorId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "List_inviteCode_key" ON "List"("inviteCode");
