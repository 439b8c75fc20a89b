// A door of its own, so that the builder fetches what fills lists when somebody asks for it.
export { filledList } from '@/lib/rules';
