-- CreateTable
CREATE TABLE "Comment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "authorId" TEXT NOT NULL,
    "listId" TEXT,
    "system" TEXT NOT NULL,
    "entryId" TEXT,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Comment_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SavedSearch" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SavedSearch_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "inviteCode" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "agreement" JSONB NOT NULL,
    "agreementCode" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL DEFAULT true,
    "revealedAt" DATETIME,
    "companion" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "Table_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "userId" TEXT,
    "keyHash" TEXT,
    "commitment" TEXT,
    "salt" TEXT,
    "list" JSONB,
    "catalogueVersion" TEXT,
    "submittedAt" DATETIME,
    "acceptedCode" TEXT,
    "acceptedAt" DATETIME,
    "wantsReveal" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "n"),
    CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Seat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_List" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "shareId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "body" JSONB NOT NULL,
    "catalogueVersion" TEXT NOT NULL,
    "agreementId" TEXT,
    "forkOf" TEXT,
    "forkOfVersion" INTEGER,
    "folder" TEXT NOT NULL DEFAULT '',
    "tags" TEXT NOT NULL DEFAULT '',
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" DATETIME,
    "commentsOpen" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "List_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "List_agreementId_fkey" FOREIGN KEY ("agreementId") REFERENCES "Agreement" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_List" ("agreementId", "body", "catalogueVersion", "createdAt", "deletedAt", "forkOf", "id", "name", "ownerId", "shareId", "system", "updatedAt", "version") SELECT "agreementId", "body", "catalogueVersion", "createdAt", "deletedAt", "forkOf", "id", "name", "ownerId", "shareId", "system", "updatedAt", "version" FROM "List";
DROP TABLE "List";
ALTER TABLE "new_List" RENAME TO "List";
CREATE UNIQUE INDEX "List_shareId_key" ON "List"("shareId");
CREATE INDEX "List_ownerId_deletedAt_id_idx" ON "List"("ownerId", "deletedAt", "id");
CREATE INDEX "List_ownerId_system_deletedAt_id_idx" ON "List"("ownerId", "system", "deletedAt", "id");
CREATE INDEX "List_agreementId_idx" ON "List"("agreementId");
CREATE INDEX "List_forkOf_idx" ON "List"("forkOf");
CREATE INDEX "List_deletedAt_idx" ON "List"("deletedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Comment_listId_id_idx" ON "Comment"("listId", "id");

-- CreateIndex
CREATE INDEX "Comment_system_entryId_id_idx" ON "Comment"("system", "entryId", "id");

-- CreateIndex
CREATE INDEX "Comment_authorId_id_idx" ON "Comment"("authorId", "id");

-- CreateIndex
CREATE INDEX "SavedSearch_ownerId_id_idx" ON "SavedSearch"("ownerId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Table_inviteCode_key" ON "Table"("inviteCode");

-- CreateIndex
CREATE INDEX "Table_ownerId_deletedAt_id_idx" ON "Table"("ownerId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Table_deletedAt_idx" ON "Table"("deletedAt");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- CreateIndex
CREATE INDEX "Seat_keyHash_idx" ON "Seat"("keyHash");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_tableId_userId_key" ON "Seat"("tableId", "userId");
