import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands there instead of what could not be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps one thing that cannot be drawn (a bot may send anything) from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
