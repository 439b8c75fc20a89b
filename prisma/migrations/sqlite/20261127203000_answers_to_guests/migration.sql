-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Idempotency" (
    "ownerId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "status" INTEGER,
    "headers" JSONB,
    "body" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bytes" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("ownerId", "key")
);
INSERT INTO "new_Idempotency" ("body", "bytes", "createdAt", "hash", "headers", "key", "ownerId", "status") SELECT "body", "bytes", "createdAt", "hash", "headers", "key", "ownerId", "status" FROM "Idempotency";
DROP TABLE "Idempotency";
ALTER TABLE "new_Idempotency" RENAME TO "Idempotency";
CREATE INDEX "Idempotency_ownerId_createdAt_bytes_idx" ON "Idempotency"("ownerId", "createdAt", "bytes");
CREATE INDEX "Idempotency_createdAt_idx" ON "Idempotency"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
