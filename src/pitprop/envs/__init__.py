"""The games as environments for other tools: PettingZoo, Gymnasium, OpenSpiel, many at once.

Each of these tools is an extra; the modules here import it only when they are imported themselves:

    pitprop.envs.pettingzoo    all seats take turns (AEC); `pip install 'pitprop[env]'`
    pitprop.envs.gymnasium     one seat, the others are played by opponents; the same extra
    pitprop.envs.batch         many games at once, in NumPy arrays; the same extra
    pitprop.envs.openspiel     games of `pyspiel`; `pip install 'pitprop[openspiel]'`

`docs/environments.md` tells what their spaces hold, field by field.
"""
