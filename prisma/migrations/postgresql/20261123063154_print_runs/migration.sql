-- CreateTable
CREATE TABLE "PrintRun" (
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "looks" JSONB NOT NULL,
    "printedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PrintRun_pkey" PRIMARY KEY ("ownerId","id")
);

-- AddForeignKey
ALTER TABLE "PrintRun" ADD CONSTRAINT "PrintRun_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
