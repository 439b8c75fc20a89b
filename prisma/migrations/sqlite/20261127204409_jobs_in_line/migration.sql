-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "ownerId" TEXT,
    "caller" TEXT NOT NULL,
    "task" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "worker" TEXT,
    "seenAt" DATETIME,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "soFar" TEXT,
    "createdAt" DATETIME NOT NULL,
    "begunAt" DATETIME,
    "endedAt" DATETIME,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Job_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "JobFile" (
    "jobId" TEXT NOT NULL PRIMARY KEY,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "JobFile_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Job_state_createdAt_idx" ON "Job"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Job_caller_state_idx" ON "Job"("caller", "state");

-- CreateIndex
CREATE INDEX "Job_worker_idx" ON "Job"("worker");

-- CreateIndex
CREATE INDEX "Job_endedAt_idx" ON "Job"("endedAt");

-- CreateIndex
CREATE INDEX "Job_ownerId_idx" ON "Job"("ownerId");
