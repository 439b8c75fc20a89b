-- AlterTable
ALTER TABLE "List" ADD COLUMN     "inviteCode" TEXT,
ADD COLUMN     "inviteRole" TEXT;

-- AlterTable
ALTER TABLE "ListVersion" ADD COLUMN     "authorId" TEXT;

-- CreateTable
CREATE TABLE "ListEditor" (
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ListEditor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Suggestion" (
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "base" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),
    "became" INTEGER,

    CONSTRAINT "Suggestion_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "ListEditor" ADD CONSTRAINT "ListEditor_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListEditor" ADD CONSTRAINT "ListEditor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
