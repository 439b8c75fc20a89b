-- CreateTable
CREATE TABLE "PrintRun" (
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "looks" JSONB NOT NULL,
    "printedAt" DATETIME NOT NULL,

    PRIMARY KEY ("ownerId", "id"),
    CONSTRAINT "PrintRun_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
