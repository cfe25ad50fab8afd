"""`python -m weathergage.cli`."""

import sys

from weathergage.cli.main import main

sys.exit(main())
