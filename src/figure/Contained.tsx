/** A figure that fails says so in its own place, and the page around it lives on. */

import { Component, type ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly said: string;
  readonly children: ReactNode;
}

/** React knows no other way to catch what a component throws than a class. */
export class Contained extends Component<Props, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    const { id, said, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <figure id={id} className="figure">
        <p role="alert">{said}</p>
      </figure>
    );
  }
}
