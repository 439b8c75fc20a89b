import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noChance = {
  'no-restricted-syntax': [
    'error',
    {
      selector: "MemberExpression[object.name='Math'][property.name='random']",
      message: 'Chance comes from the Dice handed in.',
    },
    {
      selector: "MemberExpression[object.name='Date'][property.name='now']",
      message: 'The rules know no clock.',
    },
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The rules know no clock.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['.next/', 'node_modules/', 'data/', 'prisma/generated/', 'next-env.d.ts', 'test-results/'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'components/**/*.ts'],
    plugins: { '@next/next': next, 'react-hooks': hooks },
    rules: {
      ...next.configs.recommended.rules,
      ...hooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          message: 'It asks the server twice for each link in view; take components/ui/link.',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers have it over HTTPS alone; take components/ui/fresh-id.',
        },
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'Browsers have it over HTTPS alone; take components/ui/copy-text.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='dynamic'][arguments.length=1]",
          message:
            'Without `ssr: false` or `loading` it has no boundary of its own: the whole page waits for it, and fields forget what is typed meanwhile.',
        },
      ],
    },
  },
  {
    files: ['lib/rules/**/*.ts', 'lib/print/**/*.ts', 'lib/sim/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: noChance,
  },
  {
    files: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'scripts/**/*.test.ts'],
    ignores: [
      'components/offline/**',
      'components/print/**',
      'lib/api/bounds.test.ts',
      'lib/db/bounds.test.ts',
      'lib/db/newest.test.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(doM|m)ock$/]",
          message:
            'These tests share their modules, and a mock would stay for the next file: see vitest.config.ts.',
        },
      ],
    },
  },
  {
    files: ['scripts/**/*.mjs', '*.js', '*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        WebAssembly: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
