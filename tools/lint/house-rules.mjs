/**
 * Rules of this house that no linter has, in the form in which linters take them. Which files each holds for is said in
 * .oxlintrc.json.
 *
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 */

/** @param {string} breach What is said where the rule is broken. */
const problem = (breach) => ({ type: /** @type {const} */ ('problem'), schema: [], messages: { breach } });

/** @type {Rule} */
const noBarrels = {
  meta: problem('No barrels: import from the file that defines it.'),
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'breach' }),
  }),
};

/** @type {Rule} */
const awaitBeforeAdding = {
  meta: problem('It is read before the wait: what others have added meanwhile is lost. Await first, add then.'),
  create: (context) => {
    /** How many waits have been met in the function that is being read, and in those around it, the outermost first. */
    let waits = 0;
    /** @type {number[]} */
    const around = [];
    const enter = () => void around.push(waits);
    const leave = () => void (waits = around.pop() ?? 0);
    /** What had been met when an assignment began. */
    const before = new Map();
    return {
      ...{ FunctionDeclaration: enter, FunctionExpression: enter, ArrowFunctionExpression: enter },
      ...{ 'FunctionDeclaration:exit': leave, 'FunctionExpression:exit': leave, 'ArrowFunctionExpression:exit': leave },
      AwaitExpression: () => void (waits += 1),
      AssignmentExpression: (node) => void before.set(node, waits),
      'AssignmentExpression:exit': (node) => {
        const isAddition = node.operator !== '=' && node.left.type === 'MemberExpression';
        if (isAddition && waits !== before.get(node)) context.report({ node, messageId: 'breach' });
      },
    };
  },
};

/** @type {Rule} */
const noHardLocks = {
  meta: problem('It keeps others from writing what refers to the row, and so from ending: use forNoKeyUpdate().'),
  create: (context) => ({
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'forUpdate')
        context.report({ node, messageId: 'breach' });
    },
  }),
};

/**
 * Properties of styles that are given a value of their own instead of one of the design.
 *
 * @param {string} name
 * @param {string} scale
 * @returns {Rule}
 */
const oneScale = (name, scale) => ({
  meta: problem(`There is one scale of type: use ${scale} of lib/design-tokens.ts.`),
  create: (context) => ({
    Property: (node) => {
      const isNamed =
        ('name' in node.key && node.key.name === name) || ('value' in node.key && node.key.value === name);
      if (isNamed && node.value.type === 'Literal' && node.value.value !== 'inherit')
        context.report({ node: node.value, messageId: 'breach' });
    },
  }),
});

export default {
  meta: { name: 'house' },
  rules: {
    'no-barrels': noBarrels,
    'await-before-adding': awaitBeforeAdding,
    'no-hard-locks': noHardLocks,
    'one-scale-of-sizes': oneScale('fontSize', 'fontSizes'),
    'one-scale-of-weights': oneScale('fontWeight', 'fontWeights'),
  },
};
