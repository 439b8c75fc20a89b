// Rules of the house that no linter brings. Each is asked for by `.oxlintrc.json`, where it matters.

/** A rule that says one thing about every node of a kind for which it holds. */
const forbid = (kind, holds, message) => ({
  create: (context) => ({
    [kind]: (node) => {
      if (holds(node)) context.report({ node, message });
    },
  }),
});

const rules = {
  'no-clock': forbid(
    'NewExpression',
    ({ callee, arguments: given }) => callee.name === 'Date' && given.length === 0,
    'The rules know no clock.',
  ),
  'bounded-dynamic': forbid(
    'CallExpression',
    ({ callee, arguments: given }) => callee.name === 'dynamic' && given.length === 1,
    'Without `ssr: false` or `loading` it has no boundary of its own: the whole page waits for it, and fields forget what is typed meanwhile.',
  ),
};

export default { meta: { name: 'house' }, rules };
