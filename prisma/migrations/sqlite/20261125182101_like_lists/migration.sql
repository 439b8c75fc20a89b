-- CreateTable
CREATE TABLE "ListLike" (
    "userId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "listId"),
    CONSTRAINT "ListLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ListLike_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
    "verdict" JSONB,
    "agreementId" TEXT,
    "forkOf" TEXT,
    "forkOfVersion" INTEGER,
    "folder" TEXT NOT NULL DEFAULT '',
    "tags" TEXT NOT NULL DEFAULT '',
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" DATETIME,
    "commentsOpen" BOOLEAN NOT NULL DEFAULT true,
    "inviteCode" TEXT,
    "inviteRole" TEXT,
    "publishedAt" DATETIME,
    "writeUp" TEXT NOT NULL DEFAULT '',
    "foldedWriteUp" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "holds" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "List_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "List_agreementId_fkey" FOREIGN KEY ("agreementId") REFERENCES "Agreement" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_List" ("agreementId", "archivedAt", "body", "catalogueVersion", "commentsOpen", "createdAt", "deletedAt", "favourite", "folder", "forkOf", "forkOfVersion", "holds", "id", "inviteCode", "inviteRole", "name", "ownerId", "publishedAt", "searchText", "shareId", "system", "tags", "updatedAt", "verdict", "version") SELECT "agreementId", "archivedAt", "body", "catalogueVersion", "commentsOpen", "createdAt", "deletedAt", "favourite", "folder", "forkOf", "forkOfVersion", "holds", "id", "inviteCode", "inviteRole", "name", "ownerId", "publishedAt", "searchText", "shareId", "system", "tags", "updatedAt", "verdict", "version" FROM "List";
DROP TABLE "List";
ALTER TABLE "new_List" RENAME TO "List";
CREATE UNIQUE INDEX "List_shareId_key" ON "List"("shareId");
CREATE UNIQUE INDEX "List_inviteCode_key" ON "List"("inviteCode");
CREATE INDEX "List_ownerId_deletedAt_id_idx" ON "List"("ownerId", "deletedAt", "id");
CREATE INDEX "List_ownerId_system_deletedAt_id_idx" ON "List"("ownerId", "system", "deletedAt", "id");
CREATE INDEX "List_agreementId_idx" ON "List"("agreementId");
CREATE INDEX "List_forkOf_idx" ON "List"("forkOf");
CREATE INDEX "List_publishedAt_idx" ON "List"("publishedAt");
CREATE INDEX "List_deletedAt_idx" ON "List"("deletedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ListLike_listId_idx" ON "ListLike"("listId");
