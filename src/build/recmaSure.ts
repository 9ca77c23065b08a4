/**
 * Compiled prose without what a page of this book never needs: it checks each of its tags, which is done when the page
 * is prerendered, and looks for a layout, which the book has not.
 */

import type { FunctionDeclaration, Program, Statement } from 'estree';

type ProgramBody = Program['body'][number];

const CHECK = '_missingMdxReference';
const CONTENT = '_createMdxContent';

export function recmaSure() {
  return (program: Program): void => {
    program.body = program.body.filter((node) => !isFunction(node, CHECK));
    for (const node of program.body) {
      if (node.type === 'ExportDefaultDeclaration') node.declaration = { type: 'Identifier', name: CONTENT };
      if (isFunction(node, CONTENT)) node.body.body = node.body.body.filter((each) => !isCheck(each));
    }
  };
}

const isFunction = (node: ProgramBody, name: string): node is FunctionDeclaration =>
  node.type === 'FunctionDeclaration' && node.id.name === name;

const isCheck = (node: Statement): boolean =>
  node.type === 'IfStatement' &&
  node.consequent.type === 'ExpressionStatement' &&
  node.consequent.expression.type === 'CallExpression' &&
  node.consequent.expression.callee.type === 'Identifier' &&
  node.consequent.expression.callee.name === CHECK;
