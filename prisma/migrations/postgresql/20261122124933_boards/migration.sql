-- CreateTable
CREATE TABLE "Board" (
    "id" TEXT NOT NULL,
    "shareId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "body" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Board_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Board_shareId_key" ON "Board"("shareId");

-- CreateIndex
CREATE INDEX "Board_ownerId_deletedAt_id_idx" ON "Board"("ownerId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Board_ownerId_system_deletedAt_id_idx" ON "Board"("ownerId", "system", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "Board_deletedAt_idx" ON "Board"("deletedAt");

-- AddForeignKey
ALTER TABLE "Board" ADD CONSTRAINT "Board_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
