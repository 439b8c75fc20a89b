import 'server-only';

/** The public door: who is asking, how one signs in, and the words of next-auth. */
export * from './address';
export * from './current-user';
export * from './moderators';
export * from './options';
export * from './own-path';
export * from './password';
export * from './register';
export * from './sign-in';
