-- DropForeignKey
ALTER TABLE "Idempotency" DROP CONSTRAINT "Idempotency_ownerId_fkey";
